-- The functions that credit, reverse, adjust and pay out. They run with the owner's rights and lock the account before
-- the payment; what they reject is named by one word.

create function payment_method_at(p_method text, p_currency text, p_at timestamptz) returns payment_method
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select * from payment_method where id = p_method and currency = p_currency and valid_from <= p_at
  order by valid_from desc, row_id desc limit 1
$$;

create function payment_charge(p_credit bigint, p_bp integer, p_fixed bigint) returns bigint
language sql immutable set search_path = pg_catalog, public, pg_temp
as $$ select (p_credit * p_bp + 5000) / 10000 + p_fixed $$;

-- The charge of a received amount: that of the largest credit which the amount covers. A left-over cent is credited.
create function payment_charge_of_received(p_received bigint, p_bp integer, p_fixed bigint) returns bigint
language plpgsql immutable set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_credit bigint := greatest((p_received - p_fixed) * 10000 / (10000 + p_bp) + 2, 0);
begin
  while v_credit > 0 and v_credit + payment_charge(v_credit, p_bp, p_fixed) > p_received loop
    v_credit := v_credit - 1;
  end loop;
  return payment_charge(v_credit, p_bp, p_fixed);
end $$;

-- Why a payment of this amount, its charge included, is not accepted; null when it is.
create function payment_rejection(p_account bigint, p_method text, p_amount bigint, p_order bigint, p_payment bigint)
returns text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_method payment_method;
  v_rate bigint := 1000000;
  v_before bigint := 0;
begin
  select * into v_account from money_account where id = p_account and closed_at is null;
  if not found then return 'no_account'; end if;
  v_method := payment_method_at(p_method, v_account.currency, clock_timestamp());
  if v_method.id is null or not v_method.active then return 'inactive'; end if;
  if p_amount < v_method.minimum then return 'too_small'; end if;
  if not v_method.first_topup_allowed and v_account.kind = 'dropship' and not exists (
    select from payment where account_id = p_account and state = 'credited' and id is distinct from p_payment)
  then return 'first'; end if;
  if v_method.maximum_usd is null then return null; end if;
  if v_account.currency <> 'USD' then
    select micros_per_usd into v_rate from currency_rate
    where currency = v_account.currency and valid_from <= clock_timestamp() order by valid_from desc, id desc limit 1;
    if not found then return 'no_rate'; end if;
  end if;
  -- All that is paid for one order by this method counts together.
  if p_order is not null then
    select coalesce(sum(amount), 0) into v_before from payment
    where order_id = p_order and method = p_method and id is distinct from p_payment
      and state in ('reported', 'matched', 'credited');
  end if;
  if (p_amount + v_before)::numeric * 1000000 > v_method.maximum_usd::numeric * v_rate then return 'too_large'; end if;
  return null;
end $$;

-- Moves money of an account whose lock the caller holds, or between the supplier's accounts (p_account null).
create function ledger_move(p_posting bigint, p_kind text, p_account bigint, p_debit bigint, p_credit bigint,
  p_amount bigint, p_payment bigint default null, p_payout bigint default null, p_adjustment bigint default null,
  p_order bigint default null, p_return bigint default null, p_reverses bigint default null) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_after money_account;
  v_from ledger_account;
  v_id bigint;
begin
  select * into v_from from ledger_account where id = p_debit;
  update money_account
  set available = available + case when p_credit = available_account then p_amount else 0 end
      - case when p_debit = available_account then p_amount else 0 end,
    held = held + case when p_credit = held_account then p_amount else 0 end
      - case when p_debit = held_account then p_amount else 0 end,
    last_at = greatest(clock_timestamp(), last_at)
  where id = p_account returning * into v_after;
  insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
    available_after, held_after, order_id, payment_id, payout_id, return_id, adjustment_id, reverses)
  values (p_posting, coalesce(v_after.last_at, clock_timestamp()), p_kind, v_from.currency, v_from.test_mode, p_debit,
    p_credit, p_amount, p_account, v_after.available, v_after.held, p_order, p_payment, p_payout, p_return,
    p_adjustment, p_reverses)
  returning id into v_id;
  return v_id;
end $$;

-- True when the proposer approves alone: allowed in a shop of one person only, an hour after the proposal.
create function approves_alone(p_proposed_by text, p_proposed_at timestamptz, p_by text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_proposed_by is null or p_by is null or p_by = '' then perform ledger_reject('no_proposal'); end if;
  if p_by <> p_proposed_by then return false; end if;
  if coalesce(setting_at('one_person_shop', null, clock_timestamp()), 0) <> 1
    or (select count(*) from staff where disabled_at is null and password_hash is not null) > 1
    or p_proposed_at > clock_timestamp() - interval '1 hour'
  then perform ledger_reject('own_proposal'); end if;
  return true;
end $$;

create function payment_report(p_account bigint, p_method text, p_amount bigint, p_order bigint, p_by text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_reason text;
  v_id bigint;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  select * into v_account from money_account where id = p_account for update;
  v_reason := payment_rejection(p_account, p_method, p_amount, p_order, null);
  if v_reason is not null then perform ledger_reject(v_reason); end if;
  insert into payment (method, account_id, currency, test_mode, amount, order_id, stated_reference, state, reported_by,
    reported_at)
  values (p_method, p_account, v_account.currency, v_account.test_mode, p_amount, p_order,
    v_account.payment_reference, 'reported', p_by, clock_timestamp())
  returning id into v_id;
  return v_id;
end $$;

-- Locks the payment's account, then the payment, and returns it when it is in one of these states.
create function payment_lock(p_payment bigint, p_states text[]) returns payment
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment;
begin
  perform 1 from money_account where id = (select account_id from payment where id = p_payment) for update;
  select * into v_payment from payment where id = p_payment for update;
  if not found then perform ledger_reject('no_payment'); end if;
  if v_payment.state <> all (p_states) then perform ledger_reject('payment_' || v_payment.state); end if;
  return v_payment;
end $$;

-- Enters a line of the bank: with an account it is matched, without one the money is booked as unmatched.
create function payment_receive(p_method text, p_currency text, p_amount bigint, p_bank_reference text,
  p_stated text, p_account bigint, p_arrived timestamptz, p_due timestamptz, p_by text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_method payment_method := payment_method_at(p_method, p_currency, clock_timestamp());
  v_id bigint;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  if v_method.id is null then perform ledger_reject('inactive'); end if;
  if p_account is not null and not exists (
    select from money_account where id = p_account and currency = p_currency)
  then perform ledger_reject('other_currency'); end if;
  insert into payment (method, account_id, currency, test_mode, amount, bank_reference, stated_reference, state,
    arrived_at, due_at, matched_by, matched_at)
  values (p_method, p_account, p_currency,
    coalesce((select test_mode from money_account where id = p_account), false), p_amount, p_bank_reference, p_stated,
    case when p_account is null then 'unmatched' else 'matched' end, p_arrived, p_due, p_by, clock_timestamp())
  returning id into v_id;
  if p_account is null then
    perform ledger_move(nextval('ledger_posting'), 'unmatched', null,
      supplier_account(v_method.bank, p_currency, false), supplier_account('unmatched', p_currency, false), p_amount,
      p_payment => v_id);
  end if;
  return v_id;
end $$;

-- Joins a reported payment with the line of the bank, or gives an unmatched one its account.
create function payment_match(p_payment bigint, p_account bigint, p_amount bigint, p_bank_reference text,
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
  update payment set state = 'matched', account_id = p_account, matched_by = p_by, matched_at = clock_timestamp()
  where id = p_payment;
end $$;

-- The account from which the money of a payment comes: unmatched once it was booked there, otherwise the bank.
create function payment_source(p_payment payment) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select supplier_account(case
      when exists (select from ledger_transfer where payment_id = (p_payment).id and kind = 'unmatched')
      then 'unmatched' else (payment_method_at((p_payment).method, (p_payment).currency, clock_timestamp())).bank
    end, (p_payment).currency, (p_payment).test_mode)
$$;

create function payment_credit(p_payment bigint, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['matched']);
  v_account money_account;
  v_method payment_method;
  v_reason text;
  v_charge bigint;
  v_posting bigint := nextval('ledger_posting');
  v_now timestamptz := clock_timestamp();
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  -- The account was unknown to payment_lock when it was matched in this moment.
  select * into v_account from money_account where id = v_payment.account_id for update;
  v_reason := payment_rejection(v_payment.account_id, v_payment.method, v_payment.amount, v_payment.order_id,
    p_payment);
  if v_reason is not null then perform ledger_reject(v_reason); end if;
  v_method := payment_method_at(v_payment.method, v_payment.currency, v_now);
  v_charge := payment_charge_of_received(v_payment.amount, v_method.bp, v_method.fixed);
  if v_charge >= v_payment.amount then perform ledger_reject('too_small'); end if;
  perform ledger_move(v_posting, 'payment', v_account.id, payment_source(v_payment), v_account.available_account,
    v_payment.amount, p_payment => p_payment, p_order => v_payment.order_id);
  if v_charge > 0 then
    perform ledger_move(v_posting, 'payment_charge', v_account.id, v_account.available_account,
      supplier_account('charges', v_account.currency, v_account.test_mode), v_charge, p_payment => p_payment,
      p_order => v_payment.order_id);
  end if;
  update payment
  set state = 'credited', charge = v_charge, bp = v_method.bp, fixed = v_method.fixed, credited_by = p_by,
    credited_at = v_now
  where id = p_payment;
  update money_account set opened_at = v_now
  where id = v_account.id and opened_at is null and (
    select sum(amount - charge) from payment where account_id = v_account.id and state = 'credited')
    >= setting_at('opening', v_account.currency, v_now);
  perform ledger_settle(v_account.id);
end $$;

-- Ends a payment that is not credited. Money that did arrive is booked as unmatched, until it is sent back.
create function payment_end(p_payment bigint, p_state text, p_reason text, p_by text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment;
  v_state text := p_state;
begin
  v_payment := payment_lock(p_payment, case p_state when 'withdrawn' then array['reported']
    when 'rejected' then array['reported', 'matched'] when 'returned' then array['unmatched'] else array[]::text[] end);
  if p_state = 'rejected' and v_payment.state = 'matched' then
    v_state := 'unmatched';
    if not exists (select from ledger_transfer where payment_id = p_payment and kind = 'unmatched') then
      perform ledger_move(nextval('ledger_posting'), 'unmatched', null, payment_source(v_payment),
        supplier_account('unmatched', v_payment.currency, v_payment.test_mode), v_payment.amount,
        p_payment => p_payment);
    end if;
  elsif p_state = 'returned' then
    perform ledger_move(nextval('ledger_posting'), 'returned', null,
      supplier_account('unmatched', v_payment.currency, v_payment.test_mode),
      supplier_account((payment_method_at(v_payment.method, v_payment.currency, clock_timestamp())).bank,
        v_payment.currency, v_payment.test_mode),
      v_payment.amount, p_payment => p_payment);
  end if;
  update payment set state = v_state, reason = p_reason, ended_by = p_by, ended_at = clock_timestamp()
  where id = p_payment;
  return v_state;
end $$;

-- Proposes to reverse a credited payment: a chargeback, a returned transfer, a credit to a wrong account.
create function payment_propose_reversal(p_payment bigint, p_reason text, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['credited']);
begin
  if coalesce(p_reason, '') = '' or coalesce(p_by, '') = '' then perform ledger_reject('no_reason'); end if;
  update payment
  set reversal_reason = p_reason, reversal_proposed_by = p_by, reversal_proposed_at = clock_timestamp()
  where id = p_payment;
end $$;

-- Takes a payment back as far as the account covers it; the rest becomes an open charge, whose amount is returned.
create function payment_reverse(p_payment bigint, p_by text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['credited']);
  v_alone boolean := approves_alone(v_payment.reversal_proposed_by, v_payment.reversal_proposed_at, p_by);
  v_account money_account;
  v_posting bigint := nextval('ledger_posting');
  v_part bigint;
  v_original record;
  v_bank bigint;
begin
  select * into v_account from money_account where id = v_payment.account_id;
  v_bank := supplier_account((payment_method_at(v_payment.method, v_payment.currency, clock_timestamp())).bank,
    v_payment.currency, v_payment.test_mode);
  for v_original in select * from ledger_transfer where payment_id = p_payment
    and kind in ('payment_charge', 'payment') order by kind desc
  loop
    if v_original.kind = 'payment_charge' then
      perform ledger_move(v_posting, 'charge_reversal', v_account.id, v_original.credit, v_original.debit,
        v_original.amount, p_payment => p_payment, p_reverses => v_original.id);
      continue;
    end if;
    select least(available, v_payment.amount) into v_part from money_account where id = v_account.id;
    if v_part > 0 then
      perform ledger_move(v_posting, 'payment_reversal', v_account.id, v_account.available_account, v_bank,
        v_part, p_payment => p_payment, p_reverses => v_original.id);
    end if;
    if v_part < v_payment.amount then
      insert into open_charge (account_id, payment_id, owed_to, amount, created_at)
      values (v_account.id, p_payment, v_bank, v_payment.amount - v_part, clock_timestamp());
    end if;
  end loop;
  update payment set state = 'reversed', reversed_by = p_by, reversed_at = clock_timestamp(), alone = v_alone
  where id = p_payment;
  return v_payment.amount - v_part;
end $$;
