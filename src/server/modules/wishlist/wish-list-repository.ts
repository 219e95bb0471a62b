// Reads and writes wish lists. Statements name the member whose lists they are; a few take the id of a list that was
// read with its member before.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { WishListTable } from '../../db/schema/wish-lists.ts'

/** A list; `count`: its items whose products are in the catalogue. */
export type WishListRow = Selectable<WishListTable> & { count: number }

const LINE_COUNT = sql<number>`(select count(*)::integer from wish_line l join product p on p.id = l.product_id
  where l.list_id = wish_list.id and p.status = 'active')`

/** The default list first, then by name. */
export async function findLists(db: Kysely<Database>, memberId: number): Promise<WishListRow[]> {
  return db
    .selectFrom('wish_list')
    .where('member_id', '=', memberId)
    .selectAll()
    .select(LINE_COUNT.as('count'))
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Without an id, the default list. */
export async function findList(
  db: Kysely<Database>,
  memberId: number,
  listId: string | undefined,
): Promise<WishListRow | undefined> {
  return db
    .selectFrom('wish_list')
    .where('member_id', '=', memberId)
    .where((where) =>
      listId === undefined ? where('is_default', '=', true) : where('id', '=', listId),
    )
    .selectAll()
    .select(LINE_COUNT.as('count'))
    .executeTakeFirst()
}

/** Locks the member, so that limits and the single default list hold under concurrent requests. */
export async function lockMember(trx: Kysely<Database>, memberId: number): Promise<void> {
  await trx.selectFrom('member').where('id', '=', memberId).select('id').forNoKeyUpdate().execute()
}

export async function insertList(
  db: Kysely<Database>,
  list: { id: string; memberId: number; name: string; isDefault: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('wish_list')
    .values({
      id: list.id,
      member_id: list.memberId,
      name: list.name,
      is_default: list.isDefault,
      created_at: list.now,
      updated_at: list.now,
    })
    .execute()
}

export async function countLists(db: Kysely<Database>, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('wish_list')
    .where('member_id', '=', memberId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function renameList(
  db: Kysely<Database>,
  memberId: number,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<void> {
  await db
    .updateTable('wish_list')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .set({ name, updated_at: now })
    .execute()
}

/** Makes a list the only default of a member; the unique index allows no second one at any moment. */
export async function makeDefault(
  trx: Kysely<Database>,
  memberId: number,
  listId: string,
): Promise<void> {
  const lists = trx.updateTable('wish_list').where('member_id', '=', memberId)
  await lists
    .where('is_default', '=', true)
    .where('id', '<>', listId)
    .set({ is_default: false })
    .execute()
  await lists.where('id', '=', listId).set({ is_default: true }).execute()
}

export async function markStanding(
  db: Kysely<Database>,
  memberId: number,
  { id, isStanding }: { id: string; isStanding: boolean },
): Promise<void> {
  await db
    .updateTable('wish_list')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .set({ is_standing: isStanding })
    .execute()
}

export async function touchList(db: Kysely<Database>, listId: string, now: Date): Promise<void> {
  await db.updateTable('wish_list').where('id', '=', listId).set({ updated_at: now }).execute()
}

export async function deleteList(
  db: Kysely<Database>,
  memberId: number,
  listId: string,
): Promise<void> {
  await db
    .deleteFrom('wish_list')
    .where('id', '=', listId)
    .where('member_id', '=', memberId)
    .execute()
}

/** Number of items of the default list whose products are in the catalogue, also discontinued ones. */
export async function countDefaultLines(db: Kysely<Database>, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wish_list w
    join wish_line l on l.list_id = w.id join product p on p.id = l.product_id and p.status = 'active'
    where w.member_id = ${memberId} and w.is_default`.execute(db)
  return rows[0]?.count ?? 0
}

export interface ListWithItem {
  item_no: string
  list_id: string
  is_default: boolean
  quantity: number
}

/** The member's lists that contain these items, the default list first. */
export async function findListsWithItems(
  db: Kysely<Database>,
  memberId: number,
  itemNos: readonly string[],
): Promise<ListWithItem[]> {
  const { rows } = await sql<ListWithItem>`
    select p.item_no, l.list_id, w.is_default, l.quantity from product p
    join wish_line l on l.product_id = p.id
    join wish_list w on w.id = l.list_id
    where p.item_no = any(${itemNos as string[]}::text[]) and w.member_id = ${memberId}
    order by w.is_default desc, w.name, w.id`.execute(db)
  return rows
}
