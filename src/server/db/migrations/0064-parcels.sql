-- Parcels: several for an order, each with what it charged; lost, damaged and returned ones, which are sent again or
-- refunded by a function that alone moves their money; links to the carriers' tracking pages.

-- With '{number}' where the tracking number belongs; '': the carrier has no such page.
alter table shipping_service add column tracking_url text not null default ''
  check (tracking_url = '' or tracking_url ~ '^https://[^[:space:]]*[{]number[}][^[:space:]]*$');

alter table shipment
  -- What it charged, in minor units; written by ledger_capture alone.
  add column goods bigint not null default 0 check (goods >= 0),
  add column freight bigint not null default 0 check (freight >= 0),
  -- The lost or returned parcel whose pieces this one sends again; it charges nothing.
  add column replaces bigint unique references shipment (id) on delete restrict,
  add column lost_at timestamptz,
  add column returned_at timestamptz,
  add column damaged boolean not null default false,
  -- Written by parcel_refund alone.
  add column refund bigint check (refund > 0),
  add column refunded_at timestamptz,
  add column refund_proposed_by text,
  add column refund_proposed_at timestamptz,
  add column refunded_by text,
  add column alone boolean not null default false,
  add check (replaces <> id),
  add check (state <> 'lost' or lost_at is not null),
  add check (state <> 'returned' or returned_at is not null),
  add check ((refund is null) = (refunded_at is null) and (refund is null) = (refunded_by is null)),
  add check (refund is null or state in ('lost', 'returned')),
  add check (refunded_by is null or refund_proposed_by is null or refunded_by <> refund_proposed_by or alone);

update shipment s set goods = charged.goods, freight = charged.freight
from (select shipment_id, coalesce(sum(amount) filter (where kind = 'capture_goods'), 0) as goods,
    coalesce(sum(amount) filter (where kind = 'capture_freight'), 0) as freight
  from ledger_transfer where shipment_id is not null group by shipment_id) as charged
where charged.shipment_id = s.id;

-- Pieces of the line that were charged up to this parcel and with it: parcels may leave in another order than packed.
alter table shipment_line add column charged_until integer check (charged_until >= pieces);
update shipment_line l set charged_until = sent.until
from (select s.id, early.position, sum(early.pieces) over (partition by s.order_id, early.position order by s.id) as until
  from shipment s join shipment_line early on early.shipment_id = s.id where s.state <> 'packed') as sent
where sent.id = l.shipment_id and sent.position = l.position;

create index shipment_on_its_way on shipment (dispatched_at) where state = 'dispatched';

alter table ledger_transfer drop constraint ledger_transfer_kind_check,
  add constraint ledger_transfer_kind_check check (kind in ('payment', 'payment_charge', 'payment_reversal',
    'charge_reversal', 'open_charge', 'hold', 'release', 'capture_goods', 'capture_freight', 'refund',
    'refund_freight', 'restocking', 'disposal', 'adjustment', 'payout', 'unmatched', 'returned', 'fee'));

-- Earns what a dispatched shipment contains; freight goes with the first shipment.
create or replace function ledger_capture(p_order bigint, p_shipment bigint, p_goods bigint, p_freight bigint)
returns void
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
  update shipment set goods = p_goods, freight = p_freight
  where id = p_shipment and order_id = p_order and replaces is null;
  if not found then perform ledger_reject('no_shipment'); end if;
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

-- The shipment that charged the pieces of a shipment: itself, or the first of those it replaces one after the other.
create function charged_shipment(p_shipment bigint) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  with recursive chain as (
    select id, replaces from shipment where id = p_shipment
    union all
    select s.id, s.replaces from chain c join shipment s on s.id = c.replaces
  )
  select id from chain where replaces is null
$$;

-- Gives back what a lost or returned shipment charged: its goods, and the freight it carried unless it came back whole.
-- 'refunded', or 'proposed' when the amount needs a second person. Locks the account; the caller has locked the order.
create function parcel_refund(p_shipment bigint, p_by text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_order bigint := (select order_id from shipment where id = p_shipment);
  v_hold money_hold := ledger_lock_hold(v_order);
  v_account money_account;
  v_row shipment;
  v_charged shipment;
  v_freight bigint;
  v_amount bigint;
  v_alone boolean := false;
  v_posting bigint := nextval('ledger_posting');
  v_part record;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_row from shipment where id = p_shipment for update;
  if v_row.id is null or v_row.state not in ('lost', 'returned') then perform ledger_reject('not_lost'); end if;
  if v_row.refunded_at is not null then perform ledger_reject('refunded'); end if;
  if exists (select from shipment where replaces = p_shipment) then perform ledger_reject('replaced'); end if;
  select * into v_charged from shipment where id = charged_shipment(p_shipment);
  -- Pieces of an earlier parcel of the chain that a return has given back would be given back twice.
  if exists (select from return_line l join trade_return r on r.id = l.return_id
    where r.order_id = v_order and charged_shipment(l.shipment_id) = v_charged.id and r.resolution = 'refund')
  then perform ledger_reject('returned_before'); end if;
  v_freight := case when v_row.state = 'lost' or v_row.damaged then v_charged.freight else 0 end;
  v_amount := v_charged.goods + v_freight;
  if v_amount = 0 then perform ledger_reject('nothing_charged'); end if;
  select * into v_account from money_account where id = v_hold.account_id;
  if v_amount >= setting_at('second_person', v_account.currency, clock_timestamp()) then
    if v_row.refund_proposed_by is null then
      update shipment set refund_proposed_by = p_by, refund_proposed_at = clock_timestamp() where id = p_shipment;
      return 'proposed';
    end if;
    v_alone := approves_alone(v_row.refund_proposed_by, v_row.refund_proposed_at, p_by);
  end if;
  for v_part in
    select * from (values ('refund', 'sales', v_charged.goods), ('refund_freight', 'freight', v_freight))
      as part (kind, code, amount) where amount > 0
  loop
    update money_account set available = available + v_part.amount, last_at = greatest(clock_timestamp(), last_at)
    where id = v_account.id returning * into v_account;
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after, order_id, shipment_id)
    values (v_posting, v_account.last_at, v_part.kind, v_account.currency, v_account.test_mode,
      supplier_account(v_part.code, v_account.currency, v_account.test_mode), v_account.available_account,
      v_part.amount, v_account.id, v_account.available, v_account.held, v_order, v_charged.id);
  end loop;
  perform ledger_settle(v_account.id);
  update shipment set refund = v_amount, refunded_at = clock_timestamp(), refunded_by = p_by, alone = v_alone
  where id = p_shipment;
  return 'refunded';
end $$;

-- What accepted pieces of a return cost: the dearest of their parcel that no settled return has refunded.
create or replace function return_refunds(p_return bigint) returns table (line_no integer, refund bigint)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  with own as (
    select l.line_no, l.accepted, o.parts,
      sent.charged_until
      - coalesce((select sum(before.accepted) from return_line before
          join trade_return other on other.id = before.return_id
        where before.shipment_id = l.shipment_id and before.position = l.position and other.id <> r.id
          and other.resolution = 'refund'), 0)
      - sum(l.accepted) over (partition by l.shipment_id, l.position order by l.line_no) + l.accepted as until
    from trade_return r join return_line l on l.return_id = r.id
      join shipment_line sent on sent.shipment_id = l.shipment_id and sent.position = l.position
      join order_line o on o.order_id = r.order_id and o.position = l.position
    where r.id = p_return
  )
  select line_no, order_pieces_cost(parts, until::integer) - order_pieces_cost(parts, (until - accepted)::integer)
  from own where accepted > 0
$$;

-- A credit note corrects the invoice of a parcel for a return, or once for the lost parcel itself.
alter table issued_document drop constraint issued_document_check2,
  add constraint issued_document_check2 check ((kind = 'credit_note') = (corrects is not null)
    and (corrects is not null or return_id is null));
create unique index issued_document_lost on issued_document (shipment_id)
  where kind = 'credit_note' and return_id is null;

-- Issues a document and takes its number in the same transaction. Its total must be what the ledger moved: the captures of
-- a shipment or of a month, or what a return or a lost shipment gave back. Locks the account, then the counter.
create or replace function document_issue(p_kind text, p_account bigint, p_order bigint, p_shipment bigint, p_month date,
  p_return bigint, p_lang text, p_total bigint, p_issued_at timestamptz, p_facts jsonb) returns issued_document
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_series char(1) := case p_kind when 'invoice' then 'I' when 'monthly_invoice' then 'M' else 'C' end;
  v_year integer := extract(year from p_issued_at at time zone 'Asia/Hong_Kong');
  v_moved bigint;
  v_corrects bigint;
  v_last integer;
  v_document issued_document;
begin
  select * into v_account from money_account where id = p_account for update;
  if not found or v_account.test_mode then perform document_reject('account'); end if;
  if p_order is not null and not exists (
    select from trade_order o join shipment s on s.order_id = o.id
    where o.id = p_order and s.id = p_shipment and o.account_id = p_account and not o.test_mode
      and not o.demonstration and (p_kind <> 'invoice' or o.kind = 'wholesale'))
  then perform document_reject('order'); end if;
  if p_kind = 'invoice' then
    v_moved := captured_for_shipment(p_shipment);
  elsif p_kind = 'monthly_invoice' then
    if v_account.kind <> 'dropship' then perform document_reject('account'); end if;
    select sum(amount) into v_moved from shipments_to_invoice(p_account, p_month);
  else
    select sum(case kind when 'restocking' then -amount else amount end) into v_moved from ledger_transfer
    where order_id = p_order and kind in ('refund', 'refund_freight', 'restocking')
      and case when p_return is null then shipment_id = p_shipment else return_id = p_return end;
    select document_id into v_corrects from invoiced_shipment where shipment_id = p_shipment;
    if v_corrects is null then perform document_reject('not_invoiced'); end if;
    if p_total + (select coalesce(sum(total), 0) from issued_document
        where kind = 'credit_note' and shipment_id = p_shipment)
      > (select amount from invoiced_shipment where shipment_id = p_shipment)
    then perform document_reject('credit_exceeded'); end if;
  end if;
  if p_total is distinct from v_moved then perform document_reject('total'); end if;
  insert into document_counter (series, year, last) values (v_series, v_year, 1)
  on conflict (series, year) do update set last = document_counter.last + 1
  returning last into v_last;
  insert into issued_document (kind, number, company_id, account_id, order_id, shipment_id, month, corrects, return_id,
    lang, currency, total, issued_at, facts)
  values (p_kind, v_series || lpad((v_year % 100)::text, 2, '0') || '-' || lpad(v_last::text, 6, '0'),
    v_account.company_id, p_account, p_order, p_shipment, p_month, v_corrects, p_return, p_lang, v_account.currency,
    p_total, p_issued_at, p_facts)
  returning * into v_document;
  if p_kind = 'invoice' then
    insert into invoiced_shipment (shipment_id, document_id, amount) values (p_shipment, v_document.id, p_total);
  elsif p_kind = 'monthly_invoice' then
    insert into invoiced_shipment (shipment_id, document_id, amount)
    select shipment_id, v_document.id, amount from shipments_to_invoice(p_account, p_month);
  end if;
  return v_document;
end $$;

revoke execute on function parcel_refund(bigint, text) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  grant execute on function parcel_refund(bigint, text) to shop_server;
  revoke insert, update on shipment, shipment_line from shop_server;
  grant insert (order_id, shipment_no, state, service, grams, tracking_no, packed_at, dispatched_at, delivered_at,
    replaces) on shipment to shop_server;
  grant update (state, service, tracking_no, dispatched_at, delivered_at, lost_at, returned_at, damaged) on shipment
    to shop_server;
  grant insert on shipment_line to shop_server;
  grant update (charged_until) on shipment_line to shop_server;
end $$;
