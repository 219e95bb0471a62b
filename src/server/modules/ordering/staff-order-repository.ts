// Finds orders of all companies for staff.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from './order-writing-repository.ts'

export interface StaffOrderRow {
  order_no: string
  state: OrderState
  stopped: boolean
  /** When its money was held, or before that, when it was placed. */
  since: Date
  /** When the buyer asked to cancel it while it is picked; staff have not decided yet. */
  cancel_asked_at: Date | null
  /** The buyer was asked what happens to a discontinued item, and has not answered. */
  discontinued_asked_at: Date | null
  customer_no: string
  company_name: string
  country: string
  pieces: number
  reserved: number
  backordered: number
}

/** The oldest hold first. Of each state, at most `limit` orders are read, in the order of an index. */
export async function findStaffOrders(
  db: Kysely<Database>,
  {
    states,
    customerNo,
    limit,
  }: { states: readonly OrderState[]; customerNo: string | null; limit: number },
): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`
    select o.order_no, o.state, o.stopped, coalesce(o.held_at, o.placed_at) as since, o.cancel_asked_at,
      o.discontinued_asked_at,
      c.customer_no, c.name as company_name, a.country, l.pieces, l.reserved, l.backordered
    from (
      select listed.id from unnest(${states}::text[]) as wanted (state), lateral (
        select o.id from trade_order o where o.state = wanted.state and ${ofCustomer(customerNo)}
        order by coalesce(o.held_at, o.placed_at), o.id limit ${limit}) as listed
    ) as oldest
    join trade_order o on o.id = oldest.id join company c on c.id = o.company_id
    join order_address a on a.order_id = o.id
    cross join lateral (select sum(quantity - cancelled)::int as pieces, sum(reserved)::int as reserved,
      sum(backordered)::int as backordered from order_line where order_id = o.id) l
    order by coalesce(o.held_at, o.placed_at), o.id limit ${limit}`.execute(db)
  return rows
}

/** An index has the orders of one company by state and time, another those of all companies. */
function ofCustomer(customerNo: string | null): RawBuilder<boolean> {
  if (customerNo === null) return sql`true`
  return sql`o.company_id = (select id from company where customer_no = ${customerNo})`
}

export function findAnyOrder(db: Kysely<Database>, orderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom('trade_order').where('order_no', '=', orderNo).selectAll().executeTakeFirst()
}

/** Date codes by parcel and position. */
export async function findDateCodes(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ shipment_id: number; position: number; date_codes: string[] }[]> {
  return db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .where('shipment.order_id', '=', orderId)
    .select(['shipment_id', 'position', 'date_codes'])
    .execute()
}
