// Reads what rows of order files refer to: products and earlier orders.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Numbers of dropship orders of the company that are not cancelled, by their reference in lower case. */
export async function findUsedReferences(
  db: Kysely<Database>,
  companyId: number,
  references: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ reference: string; order_no: string }>`
    select lower(own_reference) as reference, min(order_no) as order_no from trade_order
    where company_id = ${companyId} and kind = 'dropship' and own_reference <> '' and state <> 'cancelled'
      and lower(own_reference) = any(${references as string[]}::text[])
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.reference, row.order_no]))
}

export interface ItemRow {
  id: number
  item_no: string
  /** It cannot be ordered: discontinued, not shown (a draft, hidden or archived), or without a figure of its stock. */
  is_stopped: boolean
}

export async function findItems(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, ItemRow>> {
  const { rows } = await sql<ItemRow>`
    select p.id, p.item_no, p.stop or p.status <> 'active' or l.product_id is null as is_stopped
    from product p left join stock_level l on l.product_id = p.id
    where p.id = any(${ids as number[]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface OrderedProduct {
  product_id: number
  item_no: string
  quantity: number
  stop: boolean
  is_active: boolean
}

/** In the order of `lines`. */
export async function findOrderedProducts(
  db: Kysely<Database>,
  lines: readonly { productId: number; quantity: number }[],
): Promise<OrderedProduct[]> {
  const { rows } = await sql<OrderedProduct>`
    select p.id as product_id, p.item_no, g.quantity, p.stop, p.status = 'active' as is_active
    from unnest(${lines.map(({ productId }) => productId)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[]) with ordinality as g (product_id, quantity, place)
      join product p on p.id = g.product_id
    order by g.place`.execute(db)
  return rows
}
