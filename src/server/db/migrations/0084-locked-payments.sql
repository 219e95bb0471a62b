-- A payment is only changed under the lock of its account. A payment that got its account while another act waited for it
-- was locked before that account, so that the act and a third one, which held the account, waited for each other. It was
-- unmatched when the act began, and is rejected as such.
create or replace function payment_lock(p_payment bigint, p_states text[]) returns payment
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account bigint := (select account_id from payment where id = p_payment);
  v_payment payment;
begin
  perform 1 from money_account where id = v_account for update;
  select * into v_payment from payment where id = p_payment for update;
  if not found then perform ledger_reject('no_payment'); end if;
  if v_payment.state <> all (p_states) then perform ledger_reject('payment_' || v_payment.state); end if;
  if v_payment.account_id is distinct from v_account then perform ledger_reject('payment_unmatched'); end if;
  return v_payment;
end $$;
