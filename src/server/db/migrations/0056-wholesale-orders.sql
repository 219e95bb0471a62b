-- Orders of wholesalers: staff answer a submitted order with an offer, which the buyer accepts and pays.

alter table trade_order
  add ship_policy text not null default 'as_available' check (ship_policy in ('as_available', 'complete', 'drop_short')),
  add buyer_note text not null default '',
  -- The newest offer; 0: none yet.
  add offer_revision integer not null default 0 check (offer_revision >= 0);
alter table trade_order
  add payment_reference text unique
    generated always as (case when kind = 'wholesale' then creditor_reference(10000000000 + id) end) stored;

-- What a wholesaler asked for; an offer may contain fewer pieces.
alter table order_line add wanted integer check (wanted >= quantity);

drop index trade_order_due;
create index trade_order_due on trade_order (due_at)
  where state in ('awaiting_funds', 'quoted', 'awaiting_payment');
create index trade_order_unpaid on trade_order (account_id, due_at, id) where state = 'awaiting_payment';

-- Offers never change: the next one has the next revision.
create table order_offer (
  order_id bigint not null references trade_order (id) on delete restrict,
  revision integer not null check (revision > 0),
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  total bigint not null check (total = goods + freight),
  lines jsonb not null,
  note text not null,
  offered_by text not null,
  offered_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > offered_at),
  primary key (order_id, revision)
);
create trigger order_offer_stays before update or delete on order_offer
  for each row execute function refuse_change();
create trigger order_offer_stays_whole before truncate on order_offer
  for each statement execute function refuse_change();

-- An accepted order waits for its payment. The order was locked by the caller.
create function ledger_start_waiting(p_account bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update money_account set waiting = waiting + 1 where id = p_account and closed_at is null;
  if not found then perform ledger_reject('no_account'); end if;
end $$;

-- Holds money that is available although other orders wait: the buyer chose to pay this order from the account.
create function ledger_hold_available(p_account bigint, p_order bigint, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_after money_account;
begin
  if p_amount is null or p_amount <= 0 then perform ledger_reject('bad_amount'); end if;
  update money_account
  set available = available - p_amount, held = held + p_amount, last_at = greatest(clock_timestamp(), last_at)
  where id = p_account and closed_at is null and opened_at is not null and available >= p_amount
  returning * into v_after;
  if not found then return false; end if;
  perform ledger_insert_hold(v_after, p_order, null, p_amount);
  return true;
end $$;

-- The payment was sent for this order, which it covers before others.
create function payment_name_order(p_payment bigint, p_order bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['matched']);
begin
  if not exists (select from trade_order where id = p_order and account_id = v_payment.account_id)
  then perform ledger_reject('other_account'); end if;
  update payment set order_id = p_order where id = p_payment;
end $$;

revoke execute on function ledger_start_waiting(bigint), ledger_hold_available(bigint, bigint, bigint),
  payment_name_order(bigint, bigint) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke update, delete on order_offer from shop_server;
  grant execute on function ledger_start_waiting(bigint), ledger_hold_available(bigint, bigint, bigint),
    payment_name_order(bigint, bigint) to shop_server;
end $$;
