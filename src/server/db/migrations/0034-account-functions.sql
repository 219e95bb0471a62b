-- The functions for refunds, adjustments, payouts, low balances and closed months; and who may call which function.

-- Gives the price of returned goods back in full and takes the restocking charge of p_fee_basis. Returns the charge.
create function ledger_refund(p_order bigint, p_return bigint, p_amount bigint, p_fee_basis bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_hold money_hold := ledger_lock_hold(p_order);
  v_account money_account;
  v_posting bigint := nextval('ledger_posting');
  v_fee bigint;
begin
  if p_amount is null or p_amount <= 0 or p_fee_basis is null or p_fee_basis < 0 or p_fee_basis > p_amount then
    perform ledger_reject('bad_amount');
  end if;
  if p_return is null or v_hold.id is null or p_amount > (
    select coalesce(sum(case kind when 'capture_goods' then amount else -amount end), 0) from ledger_transfer
    where order_id = p_order and kind in ('capture_goods', 'refund'))
  then perform ledger_reject('refund_exceeded'); end if;
  select * into v_account from money_account where id = v_hold.account_id;
  v_fee := (p_fee_basis * setting_at('restocking_bp', null, clock_timestamp()) + 5000) / 10000;
  perform ledger_move(v_posting, 'refund', v_account.id,
    supplier_account('sales', v_account.currency, v_account.test_mode), v_account.available_account, p_amount,
    p_order => p_order, p_return => p_return);
  if v_fee > 0 then
    perform ledger_move(v_posting, 'restocking', v_account.id, v_account.available_account,
      supplier_account('restocking', v_account.currency, v_account.test_mode), v_fee, p_order => p_order,
      p_return => p_return);
  end if;
  perform ledger_settle(v_account.id);
  return v_fee;
end $$;

create function adjustment_post(p_adjustment adjustment) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_other bigint;
begin
  select * into v_account from money_account where id = (p_adjustment).account_id;
  if v_account.available + (p_adjustment).amount < 0 then perform ledger_reject('not_covered'); end if;
  v_other := supplier_account('adjustment', v_account.currency, v_account.test_mode);
  perform ledger_move(nextval('ledger_posting'), 'adjustment', v_account.id,
    case when (p_adjustment).amount > 0 then v_other else v_account.available_account end,
    case when (p_adjustment).amount > 0 then v_account.available_account else v_other end,
    abs((p_adjustment).amount), p_adjustment => (p_adjustment).id);
  perform ledger_settle(v_account.id);
end $$;

-- Below the limit for a second person an adjustment is posted immediately; the state tells.
create function adjustment_propose(p_account bigint, p_amount bigint, p_reason text, p_by text)
returns table (adjustment_id bigint, adjustment_state text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_row adjustment;
  v_second boolean;
begin
  if coalesce(p_amount, 0) = 0 then perform ledger_reject('bad_amount'); end if;
  if coalesce(p_reason, '') = '' or coalesce(p_by, '') = '' then perform ledger_reject('no_reason'); end if;
  select * into v_account from money_account where id = p_account and closed_at is null for update;
  if not found then perform ledger_reject('no_account'); end if;
  v_second := abs(p_amount) >= setting_at('second_person', v_account.currency, clock_timestamp());
  insert into adjustment (account_id, currency, amount, reason, state, needs_second, proposed_by, proposed_at)
  values (p_account, v_account.currency, p_amount, p_reason, case when v_second then 'proposed' else 'posted' end,
    v_second, p_by, clock_timestamp())
  returning * into v_row;
  if not v_second then perform adjustment_post(v_row); end if;
  return query select v_row.id, v_row.state;
end $$;

create function adjustment_decide(p_adjustment bigint, p_is_approved boolean, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row adjustment;
  v_alone boolean := false;
begin
  perform 1 from money_account where id = (select account_id from adjustment where id = p_adjustment) for update;
  select * into v_row from adjustment where id = p_adjustment for update;
  if not found then perform ledger_reject('no_proposal'); end if;
  if v_row.state <> 'proposed' then perform ledger_reject('decided'); end if;
  if p_is_approved then v_alone := approves_alone(v_row.proposed_by, v_row.proposed_at, p_by); end if;
  update adjustment
  set state = case when p_is_approved then 'posted' else 'rejected' end,
    approved_by = case when p_is_approved then p_by end,
    approved_at = clock_timestamp(), alone = v_alone
  where id = p_adjustment;
  if p_is_approved then perform adjustment_post(v_row); end if;
end $$;

-- A member asks for money back; it is held until two persons have paid it or one has rejected it.
create function payout_request(p_account bigint, p_amount bigint, p_by text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_after money_account;
  v_id bigint;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  select * into v_after from money_account where id = p_account and closed_at is null for update;
  if not found then perform ledger_reject('no_account'); end if;
  if exists (select from payout where account_id = p_account and state in ('requested', 'proposed')) then
    perform ledger_reject('payout_open');
  end if;
  if v_after.waiting > 0 or exists (select from money_hold where account_id = p_account
    and captured + released < amount) then perform ledger_reject('orders_open'); end if;
  if v_after.available < p_amount then perform ledger_reject('not_covered'); end if;
  insert into payout (account_id, amount, state, requested_by, requested_at)
  values (p_account, p_amount, 'requested', p_by, clock_timestamp()) returning id into v_id;
  update money_account
  set available = available - p_amount, held = held + p_amount, last_at = greatest(clock_timestamp(), last_at)
  where id = p_account returning * into v_after;
  perform ledger_insert_hold(v_after, null, v_id, p_amount);
  return v_id;
end $$;

-- Locks the account, then its payout, and returns it when it is in one of these states.
create function payout_lock(p_payout bigint, p_states text[]) returns payout
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout;
begin
  perform 1 from money_account where id = (select account_id from payout where id = p_payout) for update;
  select * into v_row from payout where id = p_payout for update;
  if not found then perform ledger_reject('no_payout'); end if;
  if v_row.state <> all (p_states) then perform ledger_reject('payout_' || v_row.state); end if;
  return v_row;
end $$;

-- How a payout goes back: by PayPal as far as PayPal still refunds (180 days), the rest by transfer.
create function payout_plan(p_account bigint, p_amount bigint) returns table (bank text, amount bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  with by_paypal as (
    select greatest(least(p_amount,
      coalesce((select sum(p.amount - p.charge) from payment p where p.account_id = p_account
        and p.state = 'credited' and p.method = 'paypal' and p.credited_at > clock_timestamp() - interval '180 days'), 0)
      - coalesce((select sum(t.amount) from ledger_transfer t join payout o on o.id = t.payout_id
        join ledger_account a on a.id = t.credit and a.code = 'bank.paypal'
        where o.account_id = p_account and t.at > clock_timestamp() - interval '180 days'), 0)), 0)::bigint as part)
  select plan.bank, plan.amount
  from by_paypal, lateral (values ('bank.paypal', part), ('bank.transfer', p_amount - part)) as plan (bank, amount)
  where plan.amount > 0
$$;

create function payout_propose(p_payout bigint, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout := payout_lock(p_payout, array['requested']);
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  update payout set state = 'proposed', proposed_by = p_by, proposed_at = clock_timestamp() where id = v_row.id;
end $$;

create function payout_pay(p_payout bigint, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout := payout_lock(p_payout, array['proposed']);
  v_alone boolean := approves_alone(v_row.proposed_by, v_row.proposed_at, p_by);
  v_account money_account;
  v_posting bigint := nextval('ledger_posting');
  v_clearing bigint;
  v_part record;
begin
  select * into v_account from money_account where id = v_row.account_id;
  v_clearing := supplier_account('payout', v_account.currency, v_account.test_mode);
  update money_hold set captured = amount where payout_id = p_payout;
  perform ledger_move(v_posting, 'payout', v_account.id, v_account.held_account, v_clearing, v_row.amount,
    p_payout => p_payout);
  for v_part in select * from payout_plan(v_account.id, v_row.amount) loop
    perform ledger_move(v_posting, 'payout', null, v_clearing,
      supplier_account(v_part.bank, v_account.currency, v_account.test_mode), v_part.amount, p_payout => p_payout);
  end loop;
  update payout set state = 'paid', approved_by = p_by, approved_at = clock_timestamp(), alone = v_alone
  where id = p_payout;
end $$;

-- Ends a payout as 'rejected' (staff) or 'withdrawn' (the member); the money is available again.
create function payout_end(p_payout bigint, p_state text, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row payout := payout_lock(p_payout, case p_state when 'rejected' then array['requested', 'proposed']
    when 'withdrawn' then array['requested'] else array[]::text[] end);
  v_account money_account;
begin
  select * into v_account from money_account where id = v_row.account_id;
  update money_hold set released = amount where payout_id = p_payout;
  perform ledger_move(nextval('ledger_posting'), 'release', v_account.id, v_account.held_account,
    v_account.available_account, v_row.amount, p_payout => p_payout);
  update payout set state = p_state, reason = p_reason where id = p_payout;
  perform ledger_settle(v_account.id);
end $$;

-- The fee that PayPal or a bank keeps of the supplier's own money.
create function ledger_book_fee(p_bank text, p_currency text, p_amount bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_amount is null or p_amount <= 0 or p_bank not in ('bank.transfer', 'bank.paypal') then
    perform ledger_reject('bad_amount');
  end if;
  perform ledger_move(nextval('ledger_posting'), 'fee', null, supplier_account('fees', p_currency, false),
    supplier_account(p_bank, p_currency, false), p_amount);
end $$;

-- Records whether the account is low; true when it has just become so. Orders that wait are released first.
create function money_account_judge_low(p_account bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_is_low boolean;
begin
  select * into v_account from money_account where id = p_account for update;
  if not found or v_account.opened_at is null or v_account.kind <> 'dropship' then return false; end if;
  v_is_low := v_account.available < setting_at('threshold', v_account.currency, clock_timestamp());
  if v_is_low = (v_account.low_since is not null) or (not v_is_low and v_account.waiting > 0) then return false; end if;
  update money_account set low_since = case when v_is_low then clock_timestamp() end where id = p_account;
  return v_is_low;
end $$;

-- The text of a transfer that hashes of months and days cover.
create function transfer_text(p_transfer ledger_transfer) returns text
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select concat_ws('|', t.id, t.posting, extract(epoch from t.at), t.kind, t.currency, t.test_mode, t.debit, t.credit,
    t.amount, coalesce(t.account_id, 0), coalesce(t.available_after, -1), coalesce(t.held_after, -1),
    coalesce(t.order_id, 0), coalesce(t.shipment_id, 0), coalesce(t.payment_id, 0), coalesce(t.payout_id, 0),
    coalesce(t.return_id, 0), coalesce(t.adjustment_id, 0), coalesce(t.reverses, 0))
  from (select (p_transfer).*) as t
$$;

-- Closes the month of an account: months begin at midnight of the seller. False when it is closed already.
create function statement_close(p_account bigint, p_month date) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_until timestamptz := (p_month + interval '1 month') at time zone 'Asia/Hong_Kong';
  v_before statement;
  v_row record;
begin
  perform 1 from money_account where id = p_account for update;
  if not found then perform ledger_reject('no_account'); end if;
  if exists (select from statement where account_id = p_account and month >= p_month) then return false; end if;
  -- Late transactions of the month have committed by then.
  if clock_timestamp() < v_until + interval '10 minutes' then perform ledger_reject('month_open'); end if;
  select * into v_before from statement where account_id = p_account order by month desc limit 1;
  if p_month <> coalesce(v_before.month + interval '1 month', (select date_trunc('month',
    created_at at time zone 'Asia/Hong_Kong') from money_account where id = p_account))
  then perform ledger_reject('month_order'); end if;
  select min(t.id) as first, max(t.id) as last,
    sha256(convert_to(encode(coalesce(v_before.hash, ''), 'hex') || coalesce(
      string_agg(transfer_text(t), E'\n' order by t.id), ''), 'UTF8')) as hash
  into v_row from ledger_transfer t
  where t.account_id = p_account and t.at < v_until and t.id > coalesce(v_before.last_transfer, 0);
  insert into statement (account_id, month, opening, closing, first_transfer, last_transfer, hash, closed_at)
  values (p_account, p_month, coalesce(v_before.closing, 0),
    coalesce((select available_after + held_after from ledger_transfer where id = v_row.last), v_before.closing, 0),
    v_row.first, coalesce(v_row.last, v_before.last_transfer), v_row.hash, clock_timestamp());
  return true;
end $$;

-- The hash of all transfers of a period, for the nightly seal.
create function transfers_hash(p_from timestamptz, p_until timestamptz, out transfers bigint, out hash text)
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select count(*), encode(sha256(convert_to(coalesce(string_agg(transfer_text(t), E'\n' order by t.id), ''), 'UTF8')),
    'hex')
  from ledger_transfer t where t.at >= p_from and t.at < p_until
$$;

do $$
declare
  v_function record;
  v_has_server boolean := exists (select from pg_roles where rolname = 'shop_server');
begin
  for v_function in select oid::regprocedure as name, proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and proname ~ '^(ledger|payment|payout|adjustment|money_account|statement)_|^approves_alone$'
  loop
    execute format('revoke execute on function %s from public', v_function.name);
    if v_has_server and v_function.proname = any (array['money_account_open', 'ledger_hold_or_wait',
      'ledger_fund_waiting', 'ledger_leave_waiting', 'ledger_release', 'ledger_capture', 'ledger_refund',
      'payment_rejection', 'payment_report', 'payment_receive', 'payment_match', 'payment_credit', 'payment_end',
      'payment_propose_reversal', 'payment_reverse', 'adjustment_propose', 'adjustment_decide', 'payout_request',
      'payout_plan', 'payout_propose', 'payout_pay', 'payout_end', 'ledger_book_fee', 'money_account_judge_low',
      'statement_close'])
    then
      execute format('grant execute on function %s to shop_server', v_function.name);
    end if;
  end loop;
end $$;
