-- The functions that open accounts and move money between available, held and sales. They run with the owner's rights
-- and lock the account first, so that the ids of its transfers rise with its balance.

create function money_account_open(p_company bigint, p_kind text, p_currency text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_id bigint;
  v_test boolean;
  v_available bigint;
  v_held bigint;
  v_opening bigint;
  v_now timestamptz := clock_timestamp();
begin
  select id into v_id from money_account
  where company_id = p_company and kind = p_kind and currency = p_currency;
  if found then return v_id; end if;
  -- Two first orders of one company must not open two accounts.
  perform pg_advisory_xact_lock(7215003, hashint8(p_company));
  select c.test_mode into v_test from company c
  join membership m on m.company_id = c.id and m.kind = p_kind and m.state = 'approved' and m.currency = p_currency
  where c.id = p_company;
  if not found then perform ledger_reject('no_membership'); end if;
  select id into v_id from money_account
  where company_id = p_company and kind = p_kind and currency = p_currency;
  if found then return v_id; end if;
  insert into ledger_account (code, company_id, kind, currency, test_mode)
  values ('available', p_company, p_kind, p_currency, v_test) returning id into v_available;
  insert into ledger_account (code, company_id, kind, currency, test_mode)
  values ('held', p_company, p_kind, p_currency, v_test) returning id into v_held;
  v_opening := setting_at('opening', p_currency, v_now);
  insert into money_account (company_id, kind, currency, test_mode, available_account, held_account,
    payment_reference, opened_at, created_at)
  values (p_company, p_kind, p_currency, v_test, v_available, v_held, creditor_reference(v_available),
    case when p_kind = 'wholesale' or v_opening = 0 then v_now end, v_now)
  returning id into v_id;
  return v_id;
end $$;

-- ISO 11649: RF, two check digits (ISO 7064, mod 97-10), then the digits of the reference.
create function creditor_reference(p_number bigint) returns text
language sql immutable strict set search_path = pg_catalog, public, pg_temp
as $$
  select 'RF' || lpad((98 - (digits || '271500')::numeric % 97)::text, 2, '0') || digits
  from (select lpad(p_number::text, greatest(8, length(p_number::text)), '0') as digits) as reference
$$;

-- Takes what reversed payments still owe from the money that is available. The caller holds the account's lock.
create function ledger_settle(p_account bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_charge open_charge;
  v_part bigint;
  v_after money_account;
begin
  for v_charge in select * from open_charge where account_id = p_account and settled < amount order by id for update loop
    select least(available, v_charge.amount - v_charge.settled) into v_part from money_account where id = p_account;
    if v_part = 0 then return; end if;
    update money_account set available = available - v_part, last_at = greatest(clock_timestamp(), last_at)
    where id = p_account returning * into v_after;
    update open_charge set settled = settled + v_part where id = v_charge.id;
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after)
    values (nextval('ledger_posting'), v_after.last_at, 'open_charge', v_after.currency, v_after.test_mode,
      v_after.available_account, v_charge.owed_to, v_part, p_account, v_after.available, v_after.held);
  end loop;
end $$;

create function ledger_insert_hold(p_after money_account, p_order bigint, p_payout bigint, p_amount bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
    available_after, held_after, order_id, payout_id)
  values (nextval('ledger_posting'), p_after.last_at, 'hold', p_after.currency, p_after.test_mode,
    p_after.available_account, p_after.held_account, p_amount, p_after.id, p_after.available, p_after.held,
    p_order, p_payout);
  insert into money_hold (order_id, payout_id, account_id, amount, created_at)
  values (p_order, p_payout, p_after.id, p_amount, p_after.last_at);
end $$;

-- 'held' when the account is opened, covers the amount and nobody waits; otherwise the order is counted as waiting.
create function ledger_hold_or_wait(p_account bigint, p_order bigint, p_amount bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_after money_account;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  perform 1 from money_account where id = p_account and closed_at is null for update;
  if not found then perform ledger_reject('no_account'); end if;
  update money_account
  set available = available - p_amount, held = held + p_amount, last_at = greatest(clock_timestamp(), last_at)
  where id = p_account and opened_at is not null and waiting = 0 and available >= p_amount
  returning * into v_after;
  if not found then
    update money_account set waiting = waiting + 1 where id = p_account;
    return 'waiting';
  end if;
  perform ledger_insert_hold(v_after, p_order, null, p_amount);
  return 'held';
end $$;

-- Holds the money of an order that waits; false when it is not covered, and then nothing changes.
create function ledger_fund_waiting(p_account bigint, p_order bigint, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_after money_account;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  update money_account
  set available = available - p_amount, held = held + p_amount, waiting = waiting - 1,
    last_at = greatest(clock_timestamp(), last_at)
  where id = p_account and closed_at is null and opened_at is not null and waiting > 0 and available >= p_amount
  returning * into v_after;
  if not found then return false; end if;
  perform ledger_insert_hold(v_after, p_order, null, p_amount);
  return true;
end $$;

create function ledger_leave_waiting(p_account bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update money_account set waiting = waiting - 1 where id = p_account and waiting > 0;
  if not found then perform ledger_reject('none_waiting'); end if;
end $$;

-- Locks the account, then its hold, and returns the hold.
create function ledger_lock_hold(p_order bigint) returns money_hold
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_hold money_hold;
begin
  perform 1 from money_account where id = (select account_id from money_hold where order_id = p_order) for update;
  if not found then return null; end if;
  select * into v_hold from money_hold where order_id = p_order for update;
  return v_hold;
end $$;

-- Gives money of an order back to what is available: p_amount, or all that is still held. Returns what was released.
create function ledger_release(p_order bigint, p_amount bigint default null) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_hold money_hold := ledger_lock_hold(p_order);
  v_after money_account;
  v_part bigint;
begin
  if p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  if v_hold.id is null then
    if p_amount is not null then perform ledger_reject('hold_exceeded'); end if;
    return 0;
  end if;
  v_part := coalesce(p_amount, v_hold.amount - v_hold.captured - v_hold.released);
  if v_part > v_hold.amount - v_hold.captured - v_hold.released then perform ledger_reject('hold_exceeded'); end if;
  if v_part = 0 then return 0; end if;
  update money_hold set released = released + v_part where id = v_hold.id;
  update money_account
  set available = available + v_part, held = held - v_part, last_at = greatest(clock_timestamp(), last_at)
  where id = v_hold.account_id returning * into v_after;
  insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
    available_after, held_after, order_id)
  values (nextval('ledger_posting'), v_after.last_at, 'release', v_after.currency, v_after.test_mode,
    v_after.held_account, v_after.available_account, v_part, v_after.id, v_after.available, v_after.held, p_order);
  perform ledger_settle(v_after.id);
  return v_part;
end $$;

-- Earns what a dispatched shipment contains; freight goes with the first shipment.
create function ledger_capture(p_order bigint, p_shipment bigint, p_goods bigint, p_freight bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_hold money_hold := ledger_lock_hold(p_order);
  v_after money_account;
  v_posting bigint := nextval('ledger_posting');
  v_part record;
begin
  if p_goods is null or p_freight is null or p_goods < 0 or p_freight < 0 or p_goods + p_freight = 0 then
    perform ledger_reject('bad_amount');
  end if;
  if v_hold.id is null or p_goods + p_freight > v_hold.amount - v_hold.captured - v_hold.released then
    perform ledger_reject('hold_exceeded');
  end if;
  update money_hold set captured = captured + p_goods + p_freight where id = v_hold.id;
  for v_part in
    select * from (values ('capture_goods', 'sales', p_goods), ('capture_freight', 'freight', p_freight))
      as part (kind, code, amount) where amount > 0
  loop
    update money_account set held = held - v_part.amount, last_at = greatest(clock_timestamp(), last_at)
    where id = v_hold.account_id returning * into v_after;
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after, order_id, shipment_id)
    values (v_posting, v_after.last_at, v_part.kind, v_after.currency, v_after.test_mode, v_after.held_account,
      supplier_account(v_part.code, v_after.currency, v_after.test_mode), v_part.amount, v_after.id,
      v_after.available, v_after.held, p_order, p_shipment);
  end loop;
end $$;

-- The server reads the ledger and calls its functions; it writes none of these rows itself.
revoke execute on function money_account_open(bigint, text, text), ledger_settle(bigint),
  ledger_insert_hold(money_account, bigint, bigint, bigint), ledger_hold_or_wait(bigint, bigint, bigint),
  ledger_fund_waiting(bigint, bigint, bigint), ledger_leave_waiting(bigint), ledger_lock_hold(bigint),
  ledger_release(bigint, bigint), ledger_capture(bigint, bigint, bigint, bigint) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke insert, update, delete on ledger_account, money_account, ledger_transfer, money_hold, open_charge,
    idempotency_key, setting_value from shop_server;
  grant insert on idempotency_key, setting_value to shop_server;
  grant execute on function money_account_open(bigint, text, text), ledger_hold_or_wait(bigint, bigint, bigint),
    ledger_fund_waiting(bigint, bigint, bigint), ledger_leave_waiting(bigint), ledger_release(bigint, bigint),
    ledger_capture(bigint, bigint, bigint, bigint) to shop_server;
end $$;
