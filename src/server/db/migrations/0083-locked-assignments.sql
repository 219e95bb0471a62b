-- Before money is given to an account, both that account and the one that it was taken from are locked, in the order of
-- their ids. The lock that the foreign key takes was not enough: staff who gave two payments to one account, and closed a
-- report of each, or who exchanged the payments of two accounts, waited for each other.
create or replace function payment_match(p_payment bigint, p_account bigint, p_amount bigint, p_bank_reference text,
  p_arrived timestamptz, p_due timestamptz, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment;
begin
  perform 1 from money_account
  where id in (p_account, (select account_id from payment where id = p_payment)) order by id for update;
  v_payment := payment_lock(p_payment, array['reported', 'unmatched']);
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
