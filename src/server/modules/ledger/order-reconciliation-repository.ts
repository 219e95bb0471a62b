// Queries that find orders, stock and special quantities which do not agree with each other or with the ledger.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DifferenceRow } from './reconciliation-repository.ts'

/** Orders with an event since a time; null: all. */
function changedSince(since: Date | null) {
  return sql<boolean>`(${since}::timestamptz is null
    or o.id in (select order_id from order_event where recorded_at >= ${since}))`
}

/** Reserved and backordered pieces of the stock against those of order lines. */
export async function findWrongPromises(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with promised as (
      select product_id, sum(reserved) as reserved, sum(backordered) as backordered
      from order_line where reserved > 0 or backordered > 0 group by product_id
    )
    select 'stock of product ' || s.product_id || ', ' || figure.name as subject, figure.stored::text,
      figure.expected::text
    from stock_level s left join promised p on p.product_id = s.product_id,
      lateral (values ('reserved', s.reserved, coalesce(p.reserved, 0)),
        ('backordered', s.backordered, coalesce(p.backordered, 0))) as figure (name, stored, expected)
    where figure.stored <> figure.expected
    order by s.product_id, figure.name limit 100`.execute(db)
  return rows
}

/** Special quantities of a month against the pieces of orders; those at the special price are cancelled last. */
export async function findWrongSpecialUse(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with used as (
      select o.company_id, l.product_id, o.special_month as month,
        sum(least(l.special_quantity, l.quantity - l.cancelled)) as pieces
      from order_line l join trade_order o on o.id = l.order_id
      where l.special_quantity > 0 group by o.company_id, l.product_id, o.special_month
    )
    select 'special quantity of company ' || coalesce(u.company_id, used.company_id) || ', product '
        || coalesce(u.product_id, used.product_id) || ', ' || coalesce(u.month, used.month) as subject,
      coalesce(u.quantity, 0)::text as stored, coalesce(used.pieces, 0)::text as expected
    from special_use u full join used on used.company_id = u.company_id and used.product_id = u.product_id
      and used.month = u.month
    where coalesce(u.quantity, 0) <> coalesce(used.pieces, 0)
    order by subject limit 100`.execute(db)
  return rows
}

/** The number of waiting orders that an account stores against its orders. */
export async function findWrongWaiting(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with waits as (
      select account_id, count(*) as orders from trade_order
      where state in ('awaiting_funds', 'awaiting_payment') group by account_id
    )
    select 'account ' || a.id || ', waiting orders' as subject, a.waiting::text as stored,
      coalesce(waits.orders, 0)::text as expected
    from money_account a left join waits on waits.account_id = a.id
    where a.waiting <> coalesce(waits.orders, 0) order by a.id limit 100`.execute(db)
  return rows
}

/**
 * Orders against their lines, their hold and their parcels: the sum of the lines, the held, captured and still open
 * money, and the state, which follows from the pieces. A substitute adds nothing to the sum of what was ordered.
 */
export async function findWrongOrders(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with fact as (
      select o.order_no, o.state, o.goods, o.total, line.*, h.amount as held,
        coalesce(h.captured, 0) as captured, coalesce(h.amount - h.captured - h.released, 0) as open,
        case when line.shipped > 0 then o.freight else 0 end as freight_sent,
        case when line.shipped = 0 and line.outstanding > 0 then o.freight else 0 end as freight_left,
        parcel.*
      from trade_order o left join money_hold h on h.order_id = o.id, lateral (
        select coalesce(sum(l.total) filter (where l.replaces is null), 0) as line_total, coalesce(sum(l.shipped), 0) as shipped,
          coalesce(sum(l.quantity - l.shipped - l.cancelled), 0) as outstanding,
          coalesce(sum(l.reserved + l.backordered), 0) as promised,
          coalesce(sum(order_pieces_cost(l.parts, l.shipped)) filter (where l.shipped > 0), 0) as shipped_cost,
          coalesce(sum(order_pieces_cost(l.parts, l.quantity - l.cancelled))
            filter (where l.cancelled < l.quantity), 0) as kept_cost
        from order_line l where l.order_id = o.id) as line, lateral (
        select count(*) filter (where s.state = 'delivered') as delivered,
          count(*) filter (where s.state <> 'delivered' and s.refunded_at is null
            and not exists (select from shipment again where again.replaces = s.id)) as undecided
        from shipment s where s.order_id = o.id) as parcel
      where ${changedSince(since)}
    ), compared as (
      select order_no, 'lines' as name, goods::text as stored, line_total::text as expected from fact
      union all
      select order_no, 'hold', held::text, total::text from fact where held is not null
      union all
      select order_no, 'captured', captured::text, (shipped_cost + freight_sent)::text from fact
      union all
      select order_no, 'open hold', open::text,
        case when state in ('awaiting_funds', 'awaiting_payment', 'awaiting_approval', 'submitted', 'quoted') then '0'
          else (kept_cost - shipped_cost + freight_left)::text end from fact
      union all
      select order_no, 'state', state, case
          when outstanding = 0 and shipped = 0 then 'cancelled'
          when outstanding = 0 and undecided > 0 then 'shipped'
          when outstanding = 0 and delivered = 0 then 'cancelled'
          when outstanding = 0 then case when state = 'closed' then state else 'delivered' end
          when promised not in (0, outstanding) and state <> 'awaiting_payment' then 'neither promised nor waiting'
          when promised = 0 then case when shipped = 0 and state in ('submitted', 'quoted', 'awaiting_approval',
            'awaiting_payment') then state else 'awaiting_funds' end
          when state in ('picking', 'packed') then state
          when shipped > 0 then 'part_shipped'
          when state in ('paid', 'awaiting_payment') then state
          else 'held' end from fact
    )
    select 'order ' || order_no || ', ' || name as subject, stored, expected from compared
    where stored <> expected order by order_no, name limit 100`.execute(db)
  return rows
}

/**
 * Shipped pieces and charged amounts against parcels, what parcels charged and refunded against the ledger, and states
 * against the last event.
 */
export async function findWrongParcels(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with sent as (
      select s.order_id, l.position, sum(l.pieces) as pieces from shipment s
      join shipment_line l on l.shipment_id = s.id where s.state <> 'packed' and s.replaces is null
      group by s.order_id, l.position
    ), money as (
      select s.order_id, s.shipment_no, s.state, s.goods || ', ' || s.freight as charged, coalesce(s.refund, 0) as refund,
        case when s.state = 'packed' or s.replaces is not null then 0 else (
          select coalesce(sum(order_pieces_cost(o.parts, l.charged_until)
            - order_pieces_cost(o.parts, l.charged_until - l.pieces)), 0)
          from shipment_line l join order_line o on o.order_id = s.order_id and o.position = l.position
          where l.shipment_id = s.id) end as cost,
        s.goods, moved.*, case when s.refund is null then 0 else (select coalesce(sum(amount), 0) from ledger_transfer t
          where t.shipment_id = charged_shipment(s.id) and t.kind in ('refund', 'refund_freight')) end as given
      from shipment s, lateral (
        select coalesce(sum(amount) filter (where kind = 'capture_goods'), 0) || ', '
          || coalesce(sum(amount) filter (where kind = 'capture_freight'), 0) as captured
        from ledger_transfer t where t.shipment_id = s.id) as moved
    )
    select 'order ' || o.order_no || ', line ' || l.position || ', shipped' as subject, l.shipped::text as stored,
      coalesce(sent.pieces, 0)::text as expected
    from trade_order o join order_line l on l.order_id = o.id
      left join sent on sent.order_id = l.order_id and sent.position = l.position
    where l.shipped <> coalesce(sent.pieces, 0) and ${changedSince(since)}
    union all
    select 'parcel ' || m.shipment_no || ', ' || figure.name, figure.stored, figure.expected
    from trade_order o join money m on m.order_id = o.id, lateral (values ('captured', m.charged, m.captured),
      ('goods', m.goods::text, m.cost::text), ('refund', m.refund::text, m.given::text)) as figure (name, stored, expected)
    where figure.stored <> figure.expected and ${changedSince(since)}
    union all
    select 'order ' || o.order_no || ', last event', o.state, coalesce(last.state, 'no event')
    from trade_order o left join lateral (
      select e.state from order_event e where e.order_id = o.id order by e.seq desc limit 1) as last on true
    where o.state is distinct from last.state and ${changedSince(since)}
    order by subject limit 100`.execute(db)
  return rows
}
