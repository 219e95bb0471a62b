// Finds lines of open orders whose item was discontinued and the questions to buyers about them, marks the lines, and
// writes totals without what is cancelled.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface DiscontinuedLine {
  orderNo: string
  itemNo: string
  position: number
  quantity: number
  /** The item number of the replacement item. */
  replacement: string | null
  /** The open question to the buyer names the item. */
  isAsked: boolean
}

const OPEN = sql`o.state not in ('shipped', 'delivered', 'closed', 'cancelled')
  and l.quantity > l.shipped + l.cancelled`
const UNPICKED = sql`case when o.state in ('picking', 'packed') then l.backordered
  else l.quantity - l.shipped - l.cancelled end`

/**
 * Whether the open question names the item of the line. A further question, which sets `discontinued_asked_at` again,
 * names every item; a reminder leaves that time as it is.
 */
const ASKED = sql`o.discontinued_asked_at is not null and exists (
  select from order_event e
  where e.order_id = o.id and e.event = 'ask_discontinued' and e.at >= o.discontinued_asked_at
    and e.note -> 'items' @> jsonb_build_array(jsonb_build_object('itemNo', l.item_no)))`

/**
 * The oldest order first; `quantity` counts pieces that are not picked yet. Without `orderId`, lines that the buyer was
 * asked about are left out.
 */
export async function findDiscontinued(
  db: Kysely<Database>,
  { limit, orderId = null }: { limit: number; orderId?: number | null },
): Promise<DiscontinuedLine[]> {
  const { rows } = await sql<DiscontinuedLine>`
    select o.order_no as "orderNo", l.item_no as "itemNo", l.position, ${UNPICKED} as quantity,
      (select s.item_no from product s where s.id = p.successor_id and not s.stop) as replacement,
      q.asked as "isAsked"
    from trade_order o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
      cross join lateral (select ${ASKED} as asked) q
    where p.stop and ${OPEN} and ${UNPICKED} > 0
      and case when ${orderId}::bigint is null then not q.asked else o.id = ${orderId} end
    order by o.id, l.position limit ${limit}`.execute(db)
  return rows
}

/** Orders whose buyer was asked, although no line with outstanding pieces has a discontinued item any more. */
export async function findQuestionsToWithdraw(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from trade_order o
    where o.discontinued_asked_at is not null and not exists (
      select from order_line l join product p on p.id = l.product_id
      where l.order_id = o.id and p.stop and l.quantity > l.shipped + l.cancelled)
    order by o.id`.execute(db)
  return rows.map(({ order_no }) => order_no)
}

/** Orders whose buyer was asked once: the same question asked a second time is the reminder. */
export async function findQuestionsToRepeat(
  db: Kysely<Database>,
): Promise<{ orderNo: string; askedAt: Date }[]> {
  const { rows } = await sql<{ orderNo: string; askedAt: Date }>`
    select o.order_no as "orderNo", o.discontinued_asked_at as "askedAt" from trade_order o
    where o.discontinued_asked_at is not null and not exists (
      select from order_event e
      where e.order_id = o.id and e.event = 'ask_discontinued' and e.at > o.discontinued_asked_at)
    order by o.id`.execute(db)
  return rows
}

export async function countOpenLines(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from trade_order o join order_line l on l.order_id = o.id
    where ${OPEN}`.execute(db)
  return rows[0]?.lines ?? 0
}

export async function markDiscontinued(
  trx: Kysely<Database>,
  orderId: number,
  positions: readonly number[],
): Promise<void> {
  await sql`
    update order_line set discontinued = true
    where order_id = ${orderId} and position = any(${positions}::int[])`.execute(trx)
}

/** Writes new totals of lines of an order that is not paid, and what the whole order then costs. */
export async function writeTotals(
  trx: Kysely<Database>,
  orderId: number,
  lines: ReadonlyArray<{ position: number; total: bigint }>,
): Promise<void> {
  await sql`
    update order_line l set total = g.total
    from unnest(${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ total }) => `${total}`)}::bigint[]) as g (position, total)
    where l.order_id = ${orderId} and l.position = g.position`.execute(trx)
  await sql`
    update trade_order o set goods = s.goods, total = s.goods + o.freight
    from (select sum(total) as goods from order_line where order_id = ${orderId}) as s
    where o.id = ${orderId}`.execute(trx)
}
