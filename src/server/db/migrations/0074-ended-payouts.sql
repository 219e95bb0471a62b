-- Who ended a payout and when, and payouts that came back from the bank after they had been paid.
alter table payout add ended_by text, add ended_at timestamptz,
  drop constraint payout_state_check,
  add constraint payout_state_check check (state in ('requested', 'proposed', 'paid', 'rejected', 'withdrawn', 'failed')),
  add check ((ended_by is null) = (ended_at is null));
create index payout_account on payout (account_id, ended_at);

alter table ledger_transfer drop constraint ledger_transfer_kind_check,
  add constraint ledger_transfer_kind_check check (kind in ('payment', 'payment_charge', 'payment_reversal',
    'charge_reversal', 'open_charge', 'hold', 'release', 'capture_goods', 'capture_freight', 'refund',
    'refund_freight', 'restocking', 'disposal', 'adjustment', 'payout', 'payout_return', 'unmatched', 'returned', 'fee'));

-- Ends a payout as 'rejected' (staff) or 'withdrawn' (the member); the money is available again.
drop function payout_end(bigint, text, text);
create function payout_end(p_payout bigint, p_state text, p_reason text, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout := payout_lock(p_payout, case p_state when 'rejected' then array['requested', 'proposed']
    when 'withdrawn' then array['requested'] else array[]::text[] end);
  v_account money_account;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_account from money_account where id = v_row.account_id;
  update money_hold set released = amount where payout_id = p_payout;
  perform ledger_move(nextval('ledger_posting'), 'release', v_account.id, v_account.held_account,
    v_account.available_account, v_row.amount, p_payout => p_payout);
  update payout set state = p_state, reason = p_reason, ended_by = p_by, ended_at = clock_timestamp()
  where id = p_payout;
  perform ledger_settle(v_account.id);
end $$;

-- The bank sent a paid payout back: each of its transfers is taken back, and the money is available again.
create function payout_fail(p_payout bigint, p_reason text, p_by text) returns void
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
  for v_paid in select * from ledger_transfer where payout_id = p_payout and kind = 'payout' order by id desc loop
    perform ledger_move(v_posting, 'payout_return', v_paid.account_id, v_paid.credit,
      case when v_paid.account_id is null then v_paid.debit else v_account.available_account end, v_paid.amount,
      p_payout => p_payout, p_reverses => v_paid.id);
  end loop;
  update payout set state = 'failed', reason = p_reason, ended_by = p_by, ended_at = clock_timestamp()
  where id = p_payout;
  perform ledger_settle(v_account.id);
end $$;

-- How a payout goes back: by PayPal as far as PayPal still refunds (180 days), the rest by transfer. What came back
-- through PayPal can be refunded again.
create or replace function payout_plan(p_account bigint, p_amount bigint) returns table (bank text, amount bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  with by_paypal as (
    select greatest(least(p_amount,
      coalesce((select sum(p.amount - p.charge) from payment p where p.account_id = p_account
        and p.state = 'credited' and p.method = 'paypal' and p.credited_at > clock_timestamp() - interval '180 days'), 0)
      - coalesce((select sum(t.amount) from ledger_transfer t join payout o on o.id = t.payout_id and o.state = 'paid'
        join ledger_account a on a.id = t.credit and a.code = 'bank.paypal'
        where o.account_id = p_account and t.at > clock_timestamp() - interval '180 days'), 0)), 0)::bigint as part)
  select plan.bank, plan.amount
  from by_paypal, lateral (values ('bank.paypal', part), ('bank.transfer', p_amount - part)) as plan (bank, amount)
  where plan.amount > 0
$$;

revoke execute on function payout_end(bigint, text, text, text), payout_fail(bigint, text, text) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    grant execute on function payout_end(bigint, text, text, text), payout_fail(bigint, text, text) to shop_server;
  end if;
end $$;
