// Finds orders whose state changes with time, and erases the recipients of orders long past.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** When parcels count as delivered without news from the carrier. */
export interface Arrival {
  now: Date
  /** At least this many days after their dispatch. */
  days: number
}

/** Whether the parcel `s` is on its way for that many days at least. */
function isOldEnough({ now, days }: Arrival) {
  return sql`s.state = 'dispatched' and s.dispatched_at <= ${now}::timestamptz - interval '24 hours' * ${days}::int`
}

/**
 * Whether the parcel `s` of the order `o` counts as delivered: a slow service has as many days for each parcel as were
 * promised when the money was there.
 */
function hasArrived(arrival: Arrival) {
  const { now } = arrival
  return sql`${isOldEnough(arrival)}
    and (o.promised_to is null or s.dispatched_at <= ${now}::timestamptz - interval '24 hours'
      * (o.promised_to - (coalesce(o.held_at, o.placed_at) at time zone 'Asia/Hong_Kong')::date))`
}

/**
 * Orders with a parcel that counts as delivered. The first condition is computed once, from the index of the parcels on
 * their way, so that the database looks up these few orders by their ids instead of reading all orders.
 */
export async function findArrivedOrders(
  db: Kysely<Database>,
  { limit, ...arrival }: Arrival & { limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from trade_order o
    where o.id = any(array(select s.order_id from shipment s where ${isOldEnough(arrival)}))
      and exists (select from shipment s where s.order_id = o.id and ${hasArrived(arrival)})
    order by o.id limit ${limit}`.execute(db)
  return rows.map(({ order_no }) => order_no)
}

/** The numbers of an order's parcels that count as delivered. */
export async function findArrivedParcels(
  trx: Kysely<Database>,
  orderId: number,
  arrival: Arrival,
): Promise<string[]> {
  const { rows } = await sql<{ shipment_no: string }>`
    select s.shipment_no from shipment s join trade_order o on o.id = s.order_id
    where s.order_id = ${orderId} and ${hasArrived(arrival)}`.execute(trx)
  return rows.map(({ shipment_no }) => shipment_no)
}

/** Delivered orders without an event after this moment. */
export async function findInactiveOrders(
  db: Kysely<Database>,
  until: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from trade_order o where o.state = 'delivered'
      and (select max(at) from order_event where order_id = o.id) <= ${until}
    order by o.id limit ${limit}`.execute(db)
  return rows.map(({ order_no }) => order_no)
}

/**
 * Erases the recipients of orders that have ended, or that only wait for pieces that never came, `months` after the
 * last parcel (without one, the last event), with what people wrote about them. An address that staff corrected stays
 * for `months` from then. Country and the first `postCodeCharacters` of the post code stay for statistics. Returns how
 * many were erased.
 */
export async function eraseRecipients(
  trx: Kysely<Database>,
  {
    now,
    months,
    postCodeCharacters,
    limit,
  }: { now: Date; months: number; postCodeCharacters: number; limit: number },
): Promise<number> {
  // Locked in a statement of its own, because the next one changes the rows (decision 26).
  const due = await sql<{ id: number }>`
    select o.id from trade_order o join order_address a on a.order_id = o.id
    where a.erased_at is null and o.placed_at <= ${now}::timestamptz - make_interval(months => ${months}::int)
      and o.state in ('part_shipped', 'shipped', 'delivered', 'closed', 'cancelled')
      and coalesce((select max(dispatched_at) from shipment where order_id = o.id),
        (select max(at) from order_event where order_id = o.id))
        <= ${now}::timestamptz - make_interval(months => ${months}::int)
      and coalesce((select max(at) from order_event where order_id = o.id and event = 'correct_address'),
        '-infinity') <= ${now}::timestamptz - make_interval(months => ${months}::int)
    order by o.id limit ${limit} for no key update of o`.execute(trx)
  const ids = due.rows.map(({ id }) => id)
  const { rows } = await sql<{ count: number }>`
    with cleared_notes as (
      update trade_order set recipient_tax_no = null, buyer_note = ''
      where id = any(${ids}::int[]) and (recipient_tax_no is not null or buyer_note <> '')
    ), deleted_words as (
      delete from order_event_words w where w.order_id = any(${ids}::int[])
        or exists (select from order_event e join order_address a on a.order_id = e.order_id
          where e.order_id = w.order_id and e.seq = w.seq and a.erased_at is not null
            and e.at <= ${now}::timestamptz - make_interval(months => ${months}::int))
    ), erased as (
      update order_address set name = '', company = '', line1 = '', line2 = '', city = '', region = '',
        phone = '', post_code = left(post_code, ${postCodeCharacters}::int), erased_at = ${now}
      where order_id = any(${ids}::int[]) returning 1
    )
    select count(*)::int as count from erased`.execute(trx)
  return rows[0]?.count ?? 0
}
