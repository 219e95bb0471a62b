-- A payout that came back is entered by two persons, as it was paid by two. What the ledger cannot tell apart is rejected and
-- left to an adjustment: a payout by two ways, of which one may have come back, and one whose money may already have been
-- entered as a payment, from a bank file or by hand.
alter table payout add return_proposed_by text, add return_proposed_at timestamptz, add return_reason text,
  add check ((return_proposed_by is null) = (return_proposed_at is null)),
  add check ((return_proposed_by is null) = (return_reason is null));

drop function payout_fail(bigint, text, text);
-- Whether the money is available again; false: this was the first of the two persons.
create function payout_fail(p_payout bigint, p_reason text, p_by text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout := payout_lock(p_payout, array['paid']);
  v_account money_account;
  v_posting bigint := nextval('ledger_posting');
  v_paid ledger_transfer;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_account from money_account where id = v_row.account_id;
  if (select count(*) from ledger_transfer
      where payout_id = p_payout and kind = 'payout' and account_id is null) > 1 then
    perform ledger_reject('split_payout');
  end if;
  if exists (select from payment where currency = v_account.currency and test_mode = v_account.test_mode
      and (account_id = v_account.id or account_id is null) and amount = v_row.amount
      -- Bank files name the day only.
      and (state = 'unmatched' and arrived_at >= date_trunc('day', v_row.approved_at)
        or state in ('matched', 'credited') and coalesce(credited_at, matched_at) > v_row.approved_at)) then
    perform ledger_reject('entered_payment');
  end if;
  if v_row.return_proposed_by is null then
    update payout set return_proposed_by = p_by, return_proposed_at = clock_timestamp(), return_reason = p_reason
    where id = p_payout;
    return false;
  end if;
  perform approves_alone(v_row.return_proposed_by, v_row.return_proposed_at, p_by);
  for v_paid in select * from ledger_transfer where payout_id = p_payout and kind = 'payout' order by id desc loop
    perform ledger_move(v_posting, 'payout_return', v_paid.account_id, v_paid.credit,
      case when v_paid.account_id is null then v_paid.debit else v_account.available_account end, v_paid.amount,
      p_payout => p_payout, p_reverses => v_paid.id);
  end loop;
  update payout set state = 'failed', reason = v_row.return_reason, ended_by = p_by, ended_at = clock_timestamp()
  where id = p_payout;
  perform ledger_settle(v_account.id);
  return true;
end $$;

revoke execute on function payout_fail(bigint, text, text) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    grant execute on function payout_fail(bigint, text, text) to shop_server;
  end if;
end $$;
