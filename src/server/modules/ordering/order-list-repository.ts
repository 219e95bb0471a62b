// Reads the orders of one company: lists that continue after an id, and one order with its parts; ranks waiting ones.
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { PLANNED_EACH_TIME } from '../../db/statement-names.ts'
import type { OrderAddressTable, ShipmentTable } from '../../db/schema/orders.ts'
import type { OrderParty } from './order-repository.ts'
import type { LineRow, OrderRow } from './order-writing-repository.ts'

export interface OrderFilter {
  /** Only orders with smaller ids: the list goes from the newest to the oldest. */
  after: number | null
  states: readonly OrderState[] | null
  since: Date | null
  /** The text that the member searches for. */
  q: string | null
  /** The most orders that are listed. */
  rows: number
}

export interface ListedOrderRow {
  id: number
  order_no: string
  state: OrderState
  stopped: boolean
  total: number
  currency: string
  own_reference: string
  placed_at: Date
  /** The place among the orders that wait for money now, if the company chose one; null: by age. */
  place: number | null
  /** Lines and pieces as ordered: a substitute counts as what it replaces. */
  lines: number
  pieces: number
  city: string
  country: string
}

/**
 * The place of the order `o` among those of its company that wait for money. The ranks keep the gaps of orders that were
 * released or cancelled, so the orders up to its rank are counted; those without a rank come after all others. The
 * sorted ranks do not depend on `o`, so that the database reads them once for all orders that it lists, or never.
 */
function placeOf({ companyId, kind }: OrderParty) {
  return sql<number | null>`case when o.rank is not null and o.state = 'awaiting_funds' then
    width_bucket(o.rank, (select array_agg(w.rank order by w.rank) from trade_order w where w.company_id = ${companyId}
      and w.kind = ${kind} and w.state = 'awaiting_funds' and w.rank is not null)) end`
}

export async function findOrders(
  db: Kysely<Database>,
  party: OrderParty,
  filter: OrderFilter,
): Promise<ListedOrderRow[]> {
  const { rows } = await sql<ListedOrderRow>`${planHint(filter)}
    select o.id, o.order_no, o.state, o.stopped, o.total, o.currency, o.own_reference, o.placed_at,
      ${placeOf(party)} as place, l.lines, l.pieces, a.city, a.country
    from (${newestIds(party, filter, filter.rows)} order by id desc limit ${filter.rows}) as newest
    join trade_order o on o.id = newest.id join order_address a on a.order_id = o.id
    cross join lateral (select count(*)::int as lines, sum(quantity)::int as pieces
      from order_line where order_id = o.id and replaces is null) l
    order by o.id desc`.execute(db)
  return rows
}

/** Counts up to `max` and one more. */
export async function countOrders(
  db: Kysely<Database>,
  party: OrderParty,
  { max, ...filter }: OrderFilter & { max: number },
): Promise<number> {
  const allPages = { ...filter, after: null }
  const isRange = filter.since !== null && filter.q === null && filter.states === null
  // The orders of a range are counted in the index of their times; the order of ids would make the database sort them.
  const found = isRange
    ? sql`select o.id from trade_order o where ${matches(party, allPages)}`
    : newestIds(party, allPages, max + 1)
  const { rows } = await sql<{ count: number }>`${planHint(filter)}
    select count(*)::int as count from (${found} limit ${max + 1}) found`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Makes the database plan each search for words or a range of time for its own values: a plan for any values reads every order of
 * the company, which takes seconds.
 */
function planHint({ q, since }: Pick<OrderFilter, 'q' | 'since'>): RawBuilder<unknown> {
  return q === null && since === null ? sql`` : PLANNED_EACH_TIME
}

/**
 * The newest orders that match, at most `max` for each state or each way to find them: the database then reads each in
 * the order of an index and stops, where one condition for all of them would make it read every order of the company.
 */
function newestIds(party: OrderParty, filter: OrderFilter, max: number): RawBuilder<unknown> {
  const { states, q } = filter
  if (q !== null) {
    const ways = waysToFind(q).map((condition) => {
      return sql`(select o.id from trade_order o where ${matches(party, filter)} and ${condition}
        order by o.id desc limit ${max})`
    })
    return sql`select id from (${sql.join(ways, sql` union `)}) as found`
  }
  if (states === null) {
    return sql`select id from (select o.id from trade_order o where ${matches(party, filter)}
      order by o.id desc limit ${max}) as own`
  }
  return sql`select own.id from unnest(${states}::text[]) as wanted (state), lateral (
    select o.id from trade_order o where ${matches(party, { ...filter, states: null })} and o.state = wanted.state
    order by o.id desc limit ${max}) as own`
}

function matches(
  { companyId, kind }: OrderParty,
  { states, since, after }: OrderFilter,
): RawBuilder<boolean> {
  return sql<boolean>`o.company_id = ${companyId} and o.kind = ${kind}
    ${states === null ? sql`` : sql`and o.state = any(${states}::text[])`}
    ${since === null ? sql`` : sql`and o.placed_at >= ${since}`}
    ${after === null ? sql`` : sql`and o.id < ${after}`}`
}

/** Number, own reference, item number and recipient by their beginning, the tracking number as a whole. */
function waysToFind(q: string): RawBuilder<boolean>[] {
  const beginning = `${q.replace(/[\\%_]/g, '\\$&')}%`
  const [upper, lower] = [beginning.toUpperCase(), beginning.toLowerCase()]
  return [
    sql`o.order_no like ${upper}`,
    sql`o.own_reference <> '' and lower(o.own_reference) like ${lower}`,
    sql`exists (select from order_line l where l.order_id = o.id and l.item_no like ${upper})`,
    sql`o.id = any(array(select s.order_id from shipment s
      where s.tracking_no is not null and upper(s.tracking_no) = ${q.toUpperCase()}))`,
    sql`exists (select from order_address a where a.order_id = o.id and lower(a.name) like ${lower})`,
  ]
}

export function findOrder(
  db: Kysely<Database>,
  party: OrderParty,
  orderNo: string,
): Promise<(OrderRow & Pick<ListedOrderRow, 'place'>) | undefined> {
  return db
    .selectFrom('trade_order as o')
    .where('o.order_no', '=', orderNo)
    .where('o.company_id', '=', party.companyId)
    .where('o.kind', '=', party.kind)
    .selectAll()
    .select(placeOf(party).as('place'))
    .executeTakeFirst()
}

export interface OrderParts {
  lines: (LineRow & {
    /** A member has sent a review of the item for this order. */
    is_reviewed: boolean
  })[]
  address: Selectable<OrderAddressTable>
  events: {
    seq: number
    at: string
    event: string
    /** Of the order, after the event. */
    state: OrderState
    by: string
    note: object
  }[]
  shipments: (Selectable<ShipmentTable> & {
    /** Of the shipping service, for `trackingLink`; '' if it has none, null where staff arrange the delivery. */
    tracking_url: string | null
    lines: { position: number; pieces: number }[]
  })[]
}

/** Lines, address, events and parcels. `by` tells who acted: member, staff or the shop itself. */
export async function findOrderParts(db: Kysely<Database>, orderId: number): Promise<OrderParts> {
  const lines = await db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .selectAll()
    .select(
      sql<boolean>`exists (select from review r where r.order_id = order_line.order_id
        and r.product_id = order_line.product_id)`.as('is_reviewed'),
    )
    .orderBy('position')
    .execute()
  const address = await db
    .selectFrom('order_address')
    .where('order_id', '=', orderId)
    .selectAll()
    .executeTakeFirstOrThrow()
  // The words that persons wrote for an event are kept apart from it, because they are erased and the event is not.
  const events = await sql<OrderParts['events'][number]>`
    select e.seq, to_json(e.at)#>>'{}' as at, e.event, e.state, split_part(e.actor, ':', 1) as by,
      e.note || coalesce(w.words, '{}') as note
    from order_event e left join order_event_words w using (order_id, seq)
    where e.order_id = ${orderId} order by e.seq`.execute(db)
  const shipments = await sql<OrderParts['shipments'][number]>`
    select s.*, sv.tracking_url, coalesce((select json_agg(json_build_object('position', l.position, 'pieces', l.pieces)
      order by l.position) from shipment_line l where l.shipment_id = s.id), '[]') as lines
    from shipment s left join shipping_service sv on sv.id = s.service
    where s.order_id = ${orderId} order by s.id`.execute(db)
  return { lines, address, events: events.rows, shipments: shipments.rows }
}

/**
 * Locks every order of the company that waits, in the order of their ids, because all of their ranks change; returns
 * the named ones.
 */
export async function lockWaiting(
  trx: Kysely<Database>,
  { companyId, kind }: OrderParty,
  orderNos: readonly string[],
): Promise<{ id: number; order_no: string; account_id: number }[]> {
  const { rows } = await sql<{ id: number; order_no: string; account_id: number }>`
    select id, order_no, account_id from trade_order
    where company_id = ${companyId} and kind = ${kind} and state = 'awaiting_funds'
    order by id for no key update`.execute(trx)
  return rows.filter(({ order_no }) => orderNos.includes(order_no))
}

/** The named orders get the ranks 1, 2, 3…; every other waiting one loses its rank. */
export async function writeRanks(
  trx: Kysely<Database>,
  { companyId, kind }: OrderParty,
  orderNos: readonly string[],
): Promise<void> {
  await sql`
    update trade_order set rank = array_position(${orderNos}::text[], order_no)
    where company_id = ${companyId} and kind = ${kind} and state = 'awaiting_funds'
      and rank is distinct from array_position(${orderNos}::text[], order_no)`.execute(trx)
}
