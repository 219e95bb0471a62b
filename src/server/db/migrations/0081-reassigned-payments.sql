-- Money that arrived for an order of one account and is given to another no longer counts for that order: it would have let
-- the order go before others, kept it from expiring, and named it on the statement of a stranger.
create or replace function payment_match(p_payment bigint, p_account bigint, p_amount bigint, p_bank_reference text,
  p_arrived timestamptz, p_due timestamptz, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['reported', 'unmatched']);
begin
  if v_payment.state = 'reported' then
    if p_bank_reference is null or p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
    update payment
    set state = 'matched', amount = p_amount, bank_reference = p_bank_reference, arrived_at = p_arrived,
      due_at = p_due, matched_by = p_by, matched_at = clock_timestamp()
    where id = p_payment;
    return;
  end if;
  if not exists (select from money_account where id = p_account and currency = v_payment.currency
    and test_mode = v_payment.test_mode)
  then perform ledger_reject('other_currency'); end if;
  update payment
  set state = 'matched', account_id = p_account, matched_by = p_by, matched_at = clock_timestamp(),
    order_id = (select o.id from trade_order o where o.id = v_payment.order_id and o.account_id = p_account)
  where id = p_payment;
end $$;

update payment p set order_id = null
where order_id is not null
  and not exists (select from trade_order o where o.id = p.order_id and o.account_id = p.account_id);
