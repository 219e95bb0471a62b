// Reads and writes baskets: one for each login and area, with a revision that every change raises.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { anyText } from '../../db/statement-names.ts'

export interface BasketOwner {
  memberId: number
  kind: MemberKind
}

export interface BasketRow {
  id: number
  revision: number
}

/** An item with the quantity wanted of it. */
export interface WantedLineRow {
  product_id: number
  item_no: string
  quantity: number
  /** A discontinued item keeps its page and is not sold. */
  stop: boolean
  is_active: boolean
}

export interface BasketLineRow extends WantedLineRow {
  /** The wish list it was taken from. */
  list_id: string | null
}

/** Locked until the transaction ends; created on first use. */
export async function lockBasket(
  trx: Kysely<Database>,
  { memberId, kind }: BasketOwner,
  now: Date,
): Promise<BasketRow> {
  const found = await sql<BasketRow>`
    select id, revision from basket
    where member_id = ${memberId} and kind = ${kind} for update`.execute(trx)
  if (found.rows[0]) return found.rows[0]
  const { rows } = await sql<BasketRow>`
    insert into basket (member_id, kind, changed_at) values (${memberId}, ${kind}, ${now})
    on conflict (member_id, kind) do update set changed_at = excluded.changed_at
    returning id, revision`.execute(trx)
  return rows[0]!
}

/** Deletes the baskets of a login in both areas. */
export async function deleteBaskets(trx: Kysely<Database>, memberId: number): Promise<void> {
  await trx.deleteFrom('basket').where('member_id', '=', memberId).execute()
}

interface ListedProductRow {
  id: number
  item_no: string
}

/** Listed products, also discontinued ones, by the requested item number: as written, then in capitals. */
export async function findListedProducts(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<Map<string, { id: number; itemNo: string }>> {
  const { rows } = await sql<ListedProductRow>`${listedProducts(itemNos)}`.execute(db)
  return byRequest(itemNos, rows)
}

/** As `findListedProducts`, and the pieces that a locked basket contains, by product id. */
export async function findListedProductsWithBasket(
  trx: Kysely<Database>,
  basketId: number,
  itemNos: readonly string[],
): Promise<{ products: Map<string, { id: number; itemNo: string }>; pieces: Map<number, number> }> {
  const { rows } = await sql<{ products: ListedProductRow[]; pieces: [number, number][] }>`
    select coalesce((select json_agg(found) from (${listedProducts(itemNos)}) as found), '[]') as products,
      coalesce((select json_agg(json_build_array(product_id, quantity)) from basket_line
        where basket_id = ${basketId}), '[]') as pieces`.execute(trx)
  const { products, pieces } = rows[0]!
  return { products: byRequest(itemNos, products), pieces: new Map(pieces) }
}

function listedProducts(itemNos: readonly string[]) {
  const spellings = [...new Set(itemNos.flatMap((itemNo) => [itemNo, itemNo.toUpperCase()]))]
  return sql<ListedProductRow>`select p.id, p.item_no from product p join stock_level l on l.product_id = p.id
    where p.item_no = ${anyText(spellings)} and p.status = 'active'`
}

function byRequest(itemNos: readonly string[], rows: readonly ListedProductRow[]) {
  const known = new Map(rows.map(({ id, item_no }) => [item_no, { id, itemNo: item_no }]))
  return new Map(
    itemNos.flatMap((itemNo) => {
      const product = known.get(itemNo) ?? known.get(itemNo.toUpperCase())
      return product ? [[itemNo, product] as const] : []
    }),
  )
}

/** Products by their exact item numbers, in the given order; unknown ones are left out. */
export async function findItems(
  db: Kysely<Database>,
  items: readonly { itemNo: string; quantity: number }[],
): Promise<BasketLineRow[]> {
  const { rows } = await sql<BasketLineRow>`
    select p.id as product_id, p.item_no, g.quantity, p.stop, p.status = 'active' as is_active
    from unnest(${items.map(({ itemNo }) => itemNo)}::text[],
      ${items.map(({ quantity }) => quantity)}::int[]) with ordinality as g (item_no, quantity, place)
      join product p on p.item_no = g.item_no join stock_level l on l.product_id = p.id
    order by g.place`.execute(db)
  return rows
}

/** The lines of the basket that the statement calls `b`, as JSON. */
export const BASKET_LINES = sql<BasketLineRow[]>`coalesce((
  select json_agg(json_build_object('product_id', l.product_id, 'item_no', p.item_no, 'quantity', l.quantity,
    'stop', p.stop, 'is_active', p.status = 'active', 'list_id', l.list_id) order by l.position, l.product_id)
  from basket_line l join product p on p.id = l.product_id where l.basket_id = b.id), '[]')`

export async function findBasketWithLines(
  db: Kysely<Database>,
  { memberId, kind }: BasketOwner,
): Promise<(BasketRow & { lines: BasketLineRow[] }) | undefined> {
  const { rows } = await sql<BasketRow & { lines: BasketLineRow[] }>`
    select b.id, b.revision, ${BASKET_LINES} as lines from basket b
    where b.member_id = ${memberId} and b.kind = ${kind}`.execute(db)
  return rows[0]
}

export interface WrittenLines {
  lines: ReadonlyArray<{ productId: number; quantity: number }>
  /** The wish list that they are taken from; null: existing lines keep theirs. */
  listId: string | null
  now: Date
}

/**
 * New lines come last, in the given order. The wish list is locked before any line, as its deletion does; once it is
 * deleted, the lines are from none. Returns the new revision.
 */
export async function writeBasketLines(
  trx: Kysely<Database>,
  basketId: number,
  { lines, listId, now }: WrittenLines,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    with written as (
      insert into basket_line as l (basket_id, product_id, quantity, position, list_id)
      select ${basketId}, g.product_id, g.quantity, g.place + (
        select coalesce(max(position), 0) from basket_line where basket_id = ${basketId}),
        (select id from wish_list where id = ${listId} for key share)
      from unnest(${lines.map(({ productId }) => productId)}::int[],
        ${lines.map(({ quantity }) => quantity)}::int[]) with ordinality
        as g (product_id, quantity, place)
      on conflict (basket_id, product_id) do update
        set quantity = excluded.quantity, list_id = coalesce(excluded.list_id, l.list_id))
    update basket set revision = revision + 1, changed_at = ${now} where id = ${basketId}
    returning revision`.execute(trx)
  return rows[0]!.revision
}

/** `itemNos` null: all lines. Returns the number of lines removed. */
export async function deleteBasketLines(
  trx: Kysely<Database>,
  basketId: number,
  itemNos: readonly string[] | null,
): Promise<number> {
  const chosen =
    itemNos === null
      ? sql``
      : sql`and product_id in (select id from product where item_no = any(${itemNos}::text[]))`
  const { numAffectedRows } = await sql`
    delete from basket_line where basket_id = ${basketId} ${chosen}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Returns the new revision. */
export async function raiseRevision(
  trx: Kysely<Database>,
  basketId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update basket set revision = revision + 1, changed_at = ${now} where id = ${basketId}
    returning revision`.execute(trx)
  return rows[0]!.revision
}

export async function countBasketLines(db: Kysely<Database>, basketId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from basket_line where basket_id = ${basketId}`.execute(db)
  return rows[0]?.count ?? 0
}
