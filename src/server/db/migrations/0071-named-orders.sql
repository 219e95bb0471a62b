-- A line of the bank that names an order has just been entered, or joined with a reported payment, in this transaction,
-- which so has a lock on the account: shared with other lines, or alone. Locking it alone here made two lines for one
-- account wait for each other.
create or replace function payment_name_order(p_payment bigint, p_order bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment;
begin
  select * into v_payment from payment where id = p_payment for no key update;
  if not found then perform ledger_reject('no_payment'); end if;
  if v_payment.state <> 'matched' then perform ledger_reject('payment_' || v_payment.state); end if;
  if not exists (select from trade_order where id = p_order and account_id = v_payment.account_id)
  then perform ledger_reject('other_account'); end if;
  update payment set order_id = p_order where id = p_payment;
end $$;
