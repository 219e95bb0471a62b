// Reads and writes what was last ordered from standing wish lists.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'

export interface OrderedFromList {
  listId: string
  productId: number
  quantity: number
  /** What all its pieces cost, in minor units; null: staff price it later. */
  amount: bigint | null
  wasInStock: boolean
}

export interface StandingOrder {
  orderId: number
  kind: MemberKind
  currency: string
  now: Date
}

/** Replaces what was ordered of the same items before; lines of lists that are not standing are skipped. */
export async function writeStandingLines(
  trx: Kysely<Database>,
  { orderId, kind, currency, now }: StandingOrder,
  lines: readonly OrderedFromList[],
): Promise<void> {
  await sql`
    insert into standing_line (list_id, kind, product_id, order_id, ordered_at, quantity, amount, currency, was_in_stock)
    select g.list_id, ${kind}, g.product_id, ${orderId}, ${now}, g.quantity, g.amount, ${currency}, g.was_in_stock
    from unnest(${lines.map(({ listId }) => listId)}::text[],
      ${lines.map(({ productId }) => productId)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ amount }) => (amount === null ? null : `${amount}`))}::bigint[],
      ${lines.map(({ wasInStock }) => wasInStock)}::boolean[])
      as g (list_id, product_id, quantity, amount, was_in_stock)
    join wish_list w on w.id = g.list_id and w.is_standing
    on conflict (list_id, kind, product_id) do update set order_id = excluded.order_id,
      ordered_at = excluded.ordered_at, quantity = excluded.quantity, amount = excluded.amount,
      currency = excluded.currency, was_in_stock = excluded.was_in_stock`.execute(trx)
}

export interface StandingRow {
  product_id: number
  item_no: string
  order_no: string
  ordered_at: Date
  quantity: number
  /** What all its pieces cost, in minor units; null: staff price it later. */
  amount: number | null
  currency: string
  was_in_stock: boolean
  is_discontinued: boolean
  /** A replacement item on sale. */
  replacement_id: number | null
}

/** The lines that are still on the list, in its order. */
export async function findStandingLines(
  db: Kysely<Database>,
  { listId, kind }: { listId: string; kind: MemberKind },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select s.product_id, p.item_no, o.order_no, s.ordered_at, s.quantity, s.amount, s.currency, s.was_in_stock,
      p.stop as is_discontinued, replacement.id as replacement_id
    from standing_line s
    join wish_line l on l.list_id = s.list_id and l.product_id = s.product_id
    join product p on p.id = s.product_id and p.status = 'active'
    join trade_order o on o.id = s.order_id
    left join product replacement on replacement.id = p.successor_id and not replacement.stop and replacement.status = 'active'
    where s.list_id = ${listId} and s.kind = ${kind}
    order by l.position, s.product_id`.execute(db)
  return rows
}
