// Reads and writes the items of wish lists; callers must have checked who owns the list.
import { sql, type Kysely } from 'kysely'
import type { CustomerRef } from '../../../shared/customer-refs.ts'
import type { Database } from '../../db/database.ts'

export interface WishListItemRow {
  product_id: number
  item_no: string
  quantity: number
  note: string
  added_at: Date
  customer_refs: CustomerRef[]
}

/** Every item whose product is in the catalogue, also discontinued ones, in the member's order. */
export async function findLines(db: Kysely<Database>, listId: string): Promise<WishListItemRow[]> {
  return db
    .selectFrom('wish_line')
    .innerJoin('product', 'product.id', 'wish_line.product_id')
    .where('wish_line.list_id', '=', listId)
    .where('product.status', '=', 'active')
    .select(['product_id', 'item_no', 'quantity', 'note', 'added_at', 'customer_refs'])
    .orderBy('position')
    .orderBy('product_id')
    .execute()
}

/** Products of the catalogue by the requested item number: as written, then in capitals. */
export async function findProductIds(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<Map<string, { id: number; itemNo: string }>> {
  const requested = [...new Set(itemNos.flatMap((itemNo) => [itemNo, itemNo.toUpperCase()]))]
  const { rows } = await sql<{ id: number; item_no: string }>`
    select id, item_no from product
    where item_no = any(${requested}::text[]) and status = 'active'`.execute(db)
  const known = new Map(rows.map(({ id, item_no }) => [item_no, { id, itemNo: item_no }]))
  return new Map(
    itemNos.flatMap((itemNo) => {
      const product = known.get(itemNo) ?? known.get(itemNo.toUpperCase())
      return product ? [[itemNo, product] as const] : []
    }),
  )
}

export interface LineChange {
  productId: number
  quantity: number
  note: string
  /** For new items only. */
  position: number
  customerRefs: readonly CustomerRef[]
}

/** Inserts new items and updates existing ones, which keep their position. */
export async function writeLines(
  db: Kysely<Database>,
  { listId, lines, now }: { listId: string; lines: readonly LineChange[]; now: Date },
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into wish_line (list_id, product_id, quantity, note, position, added_at, customer_refs)
    select ${listId}, x.product_id, x.quantity, x.note, x.position, ${now}, x.customer_refs::jsonb
    from unnest(${lines.map((line) => line.productId)}::integer[],
      ${lines.map((line) => line.quantity)}::integer[], ${lines.map((line) => line.note)}::text[],
      ${lines.map((line) => line.position)}::integer[],
      ${lines.map((line) => JSON.stringify(line.customerRefs))}::text[])
      as x(product_id, quantity, note, position, customer_refs)
    on conflict (list_id, product_id) do update set
      quantity = excluded.quantity, note = excluded.note, customer_refs = excluded.customer_refs`.execute(
    db,
  )
}

interface PlacedLineRow extends Omit<WishListItemRow, 'item_no' | 'added_at'> {
  position: number
}

/** The items with their positions, including products that left the catalogue, which limits and positions count too. */
export async function findPlaces(db: Kysely<Database>, listId: string): Promise<PlacedLineRow[]> {
  return db
    .selectFrom('wish_line')
    .where('list_id', '=', listId)
    .select(['product_id', 'quantity', 'note', 'position', 'customer_refs'])
    .orderBy('position')
    .orderBy('product_id')
    .execute()
}

export async function deleteLines(
  db: Kysely<Database>,
  listId: string,
  productIds: readonly number[] | 'all',
): Promise<number> {
  const allOfList = db.deleteFrom('wish_line').where('list_id', '=', listId)
  // No product has the id -1; an empty list would be an error of SQL.
  const deletion =
    productIds === 'all' ? allOfList : allOfList.where('product_id', 'in', [...productIds, -1])
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Sorts the items into the order of these products. */
export async function placeLines(
  db: Kysely<Database>,
  listId: string,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    update wish_line l set position = x.position
    from unnest(${productIds as number[]}::integer[]) with ordinality as x(product_id, position)
    where l.list_id = ${listId} and l.product_id = x.product_id and l.position <> x.position`.execute(
    db,
  )
}

export async function copyLines(
  db: Kysely<Database>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await sql`
    insert into wish_line (list_id, product_id, quantity, note, position, added_at, customer_refs)
    select ${to}, product_id, quantity, note, position, ${now}, customer_refs from wish_line
    where list_id = ${from}`.execute(db)
}
