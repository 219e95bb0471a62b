// What other pages tell about wishes: how many lines the default list has, and which lists hold an item.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countDefaultLines, findListsWith } from './wish-list-repository.ts'

/** Lines of the member's default list; 0 while there is none. */
export function countWishes(db: Kysely<Database>, memberId: number): Promise<number> {
  return countDefaultLines(db, memberId)
}

/** Ids of the member's lists by item number as it was asked, the default list first; items in no list are missing. */
export async function listsWith(
  db: Kysely<Database>,
  memberId: number,
  itemNos: readonly string[],
): Promise<Map<string, string[]>> {
  const lists = new Map<string, string[]>()
  if (itemNos.length === 0) return lists
  const rows = await findListsWith(db, memberId, [
    ...new Set(itemNos.flatMap((itemNo) => [itemNo, itemNo.toUpperCase()])),
  ])
  const found = Map.groupBy(rows, ({ item_no }) => item_no)
  for (const itemNo of itemNos) {
    const held = found.get(itemNo) ?? found.get(itemNo.toUpperCase())
    if (held) lists.set(itemNo, [...new Set(held.map(({ list_id }) => list_id))])
  }
  return lists
}
