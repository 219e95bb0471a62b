-- Returns: what members send back, what inspection found, and the functions that alone move their money.

create sequence return_number;

create table trade_return (
  id bigint generated always as identity primary key,
  return_no text not null unique,
  order_id bigint not null references trade_order (id) on delete restrict,
  company_id bigint not null references company (id) on delete restrict,
  kind text not null check (kind in ('wholesale', 'dropship')),
  member_id bigint references member (id) on delete set null,
  state text not null check (state in ('requested', 'more_info', 'approved', 'received', 'settled', 'closed',
    'refused', 'withdrawn', 'expired')),
  -- What the member asks for, and what was done.
  wish text not null check (wish in ('refund', 'replacement')),
  resolution text check (resolution in ('refund', 'replacement')),
  currency char(3) not null,
  -- Of the restocking fee, in basis points: what the member was shown before sending.
  fee_bp integer not null check (fee_bp between 0 and 9999),
  requested_at timestamptz not null,
  -- When it expires: unanswered, or approved and not sent.
  due_at timestamptz,
  inspected_at timestamptz,
  settled_at timestamptz,
  -- In minor units; written by return_settle alone.
  refund bigint check (refund >= 0),
  fee bigint check (fee between 0 and refund),
  settle_proposed_by text,
  settle_proposed_at timestamptz,
  settled_by text,
  alone boolean not null default false,
  -- Of the parcel with the replacement.
  tracking_no text,
  -- Goods in the parcel that we did not sell.
  foreign_grams integer check (foreign_grams > 0),
  foreign_state text check (foreign_state in ('noticed', 'claimed', 'disposed')),
  foreign_due_at timestamptz,
  disposal bigint check (disposal > 0),
  check ((state in ('settled', 'closed')) = (resolution is not null)),
  check ((foreign_grams is null) = (foreign_state is null) and (foreign_grams is null) = (foreign_due_at is null)),
  check ((foreign_state is not distinct from 'disposed') = (disposal is not null)),
  check (settled_by is null or settled_by <> settle_proposed_by or alone)
) with (fillfactor = 80);
create index trade_return_company on trade_return (company_id, kind, id desc);
create index trade_return_order on trade_return (order_id);
create index trade_return_open on trade_return (state, id)
  where state in ('requested', 'more_info', 'approved', 'received', 'settled');
create index trade_return_foreign on trade_return (foreign_due_at) where foreign_state = 'noticed';

create table return_line (
  return_id bigint not null references trade_return (id) on delete restrict,
  line_no integer not null,
  shipment_id bigint not null,
  position integer not null,
  pieces integer not null check (pieces > 0),
  reason text not null check (reason in ('defective', 'does_not_fit', 'damaged', 'wrong_item', 'missing',
    'not_needed')),
  device text not null default '',
  -- The entry of the item's fit list that the device names; null: it is not listed.
  fit_label text,
  date_code text not null default '',
  verdict text not null check (verdict in ('covered', 'by_hand')),
  warranty_until date,
  doubt text,
  fee_free boolean not null,
  -- Pieces found by inspection: those that are taken back, and what became of them.
  accepted integer check (accepted between 0 and pieces),
  restocked integer not null default 0 check (restocked >= 0),
  quarantined integer not null default 0 check (quarantined >= 0),
  -- Written by return_settle alone.
  refund bigint check (refund >= 0),
  primary key (return_id, line_no),
  foreign key (shipment_id, position) references shipment_line (shipment_id, position) on delete restrict,
  check (restocked + quarantined <= coalesce(accepted, 0)),
  check ((reason = 'does_not_fit') = (device <> ''))
);
create index return_line_shipment on return_line (shipment_id, position);
create index return_line_fit on return_line (fit_label) where fit_label is not null;

create table return_event (
  return_id bigint not null references trade_return (id) on delete restrict,
  seq integer not null,
  at timestamptz not null,
  event text not null,
  state text not null,
  actor text not null,
  note jsonb not null default '{}',
  primary key (return_id, seq)
);
create trigger return_event_stays before update or delete on return_event
  for each row execute function refuse_change();
create trigger return_event_stays_whole before truncate on return_event
  for each statement execute function refuse_change();

alter table received_file add column return_no text references trade_return (return_no) on delete restrict;
create index received_file_return on received_file (return_no) where return_no is not null;

-- Returned pieces that are not sold again.
alter table stock_level add column quarantined integer not null default 0 check (quarantined >= 0);

-- Entries of fit lists that returns contradict. By label, because an import writes the rows of a fit list anew.
create table fit_review (
  product_id integer not null references stock_level (product_id) on delete cascade,
  label text not null,
  state text not null check (state in ('open', 'wrong', 'restored')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  primary key (product_id, label),
  check ((state = 'open') = (decided_at is null))
);

-- What is owed may also come from the disposal of goods that were not ours.
alter table open_charge alter column payment_id drop not null,
  add column return_id bigint unique references trade_return (id),
  add check (num_nonnulls(payment_id, return_id) = 1);

-- The restocking charge of a return has the percentage that its member was shown.
drop function ledger_refund(bigint, bigint, bigint, bigint);
create function ledger_refund(p_order bigint, p_return bigint, p_amount bigint, p_fee_basis bigint,
  p_fee_bp bigint default null) returns bigint
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
  v_fee := (p_fee_basis * coalesce(p_fee_bp, setting_at('restocking_bp', null, clock_timestamp())) + 5000) / 10000;
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

-- What accepted pieces of a return cost: the dearest of their parcel that no settled return has refunded.
create function return_refunds(p_return bigint) returns table (line_no integer, refund bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  with own as (
    select l.line_no, l.accepted, o.parts,
      (select sum(sent.pieces) from shipment s join shipment_line sent on sent.shipment_id = s.id
        where s.order_id = r.order_id and s.id <= l.shipment_id and s.state <> 'packed'
          and sent.position = l.position)
      - coalesce((select sum(before.accepted) from return_line before
          join trade_return other on other.id = before.return_id
        where before.shipment_id = l.shipment_id and before.position = l.position and other.id <> r.id
          and other.resolution = 'refund'), 0)
      - sum(l.accepted) over (partition by l.shipment_id, l.position order by l.line_no) + l.accepted as until
    from trade_return r join return_line l on l.return_id = r.id
      join order_line o on o.order_id = r.order_id and o.position = l.position
    where r.id = p_return
  )
  select line_no, order_pieces_cost(parts, until::integer) - order_pieces_cost(parts, (until - accepted)::integer)
  from own where accepted > 0
$$;

-- Refunds what inspection accepted: 'settled', or 'proposed' when the amount needs a second person.
create function return_settle(p_return bigint, p_by text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_order bigint := (select order_id from trade_return where id = p_return);
  v_hold money_hold := ledger_lock_hold(v_order);
  v_row trade_return;
  v_amount bigint;
  v_basis bigint;
  v_alone boolean := false;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_row from trade_return where id = p_return for update;
  if v_row.id is null or v_row.state <> 'received' then perform ledger_reject('not_received'); end if;
  if v_row.inspected_at is null then perform ledger_reject('not_inspected'); end if;
  select coalesce(sum(a.refund), 0), coalesce(sum(a.refund) filter (where not l.fee_free), 0)
  into v_amount, v_basis
  from return_refunds(p_return) a join return_line l on l.return_id = p_return and l.line_no = a.line_no;
  if v_amount <= 0 then perform ledger_reject('nothing_accepted'); end if;
  if v_amount >= setting_at('second_person', v_row.currency, clock_timestamp()) then
    if v_row.settle_proposed_by is null then
      update trade_return set settle_proposed_by = p_by, settle_proposed_at = clock_timestamp() where id = p_return;
      return 'proposed';
    end if;
    v_alone := approves_alone(v_row.settle_proposed_by, v_row.settle_proposed_at, p_by);
  end if;
  update return_line l set refund = a.refund from return_refunds(p_return) a
  where l.return_id = p_return and l.line_no = a.line_no;
  update trade_return set refund = v_amount, settled_by = p_by, alone = v_alone,
    fee = ledger_refund(v_order, p_return, v_amount, v_basis, fee_bp) where id = p_return;
  return 'settled';
end $$;

-- Charges the disposal of goods that nobody claimed in time; what the account lacks is owed. Returns the charge.
create function return_dispose(p_return bigint, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_order bigint := (select order_id from trade_return where id = p_return);
  v_hold money_hold := ledger_lock_hold(v_order);
  v_account money_account;
  v_row trade_return;
  v_amount bigint;
  v_part bigint;
begin
  select * into v_row from trade_return where id = p_return for update;
  if v_row.foreign_state is distinct from 'noticed' or v_row.foreign_due_at > p_at then
    perform ledger_reject('not_due');
  end if;
  select * into v_account from money_account where id = v_hold.account_id;
  v_amount := greatest(1, (v_row.foreign_grams
    * setting_at('disposal_per_kg', v_account.currency, clock_timestamp()) + 500) / 1000);
  v_part := least(v_account.available, v_amount);
  if v_part > 0 then
    perform ledger_move(nextval('ledger_posting'), 'disposal', v_account.id, v_account.available_account,
      supplier_account('disposal', v_account.currency, v_account.test_mode), v_part, p_order => v_order,
      p_return => p_return);
  end if;
  if v_part < v_amount then
    insert into open_charge (account_id, return_id, owed_to, amount, created_at)
    values (v_account.id, p_return, supplier_account('disposal', v_account.currency, v_account.test_mode),
      v_amount - v_part, clock_timestamp());
  end if;
  update trade_return set foreign_state = 'disposed', disposal = v_amount where id = p_return;
  return v_amount;
end $$;

revoke execute on function ledger_refund(bigint, bigint, bigint, bigint, bigint), return_refunds(bigint),
  return_settle(bigint, text), return_dispose(bigint, timestamptz) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  grant execute on function ledger_refund(bigint, bigint, bigint, bigint, bigint), return_refunds(bigint),
    return_settle(bigint, text), return_dispose(bigint, timestamptz) to shop_server;
  revoke update, delete on return_event from shop_server;
  revoke update, delete on trade_return, return_line from shop_server;
  grant update (state, resolution, due_at, inspected_at, settled_at, tracking_no, foreign_grams, foreign_state,
    foreign_due_at) on trade_return to shop_server;
  grant update (fee_free, accepted, restocked, quarantined) on return_line to shop_server;
end $$;
