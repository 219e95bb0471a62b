// What other pages show about wish lists: the item count of the default list, and the lists with a product.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countDefaultLines, findListsWithItems } from './wish-list-repository.ts'

/** Number of items in the member's default list; 0 before it exists. */
export function countListedItems(db: Kysely<Database>, memberId: number): Promise<number> {
  return countDefaultLines(db, memberId)
}

export interface ListsOfItem {
  /** The default list first. */
  listIds: string[]
  /** In the default list; null: it is only in others. */
  quantity: number | null
}

/** The member's lists by requested item number; items in no list are missing. */
export async function readListsOfItems(
  db: Kysely<Database>,
  memberId: number,
  itemNos: readonly string[],
): Promise<Map<string, ListsOfItem>> {
  const lists = new Map<string, ListsOfItem>()
  if (itemNos.length === 0) return lists
  const rows = await findListsWithItems(db, memberId, [
    ...new Set(itemNos.flatMap((itemNo) => [itemNo, itemNo.toUpperCase()])),
  ])
  const found = Map.groupBy(rows, ({ item_no }) => item_no)
  for (const itemNo of itemNos) {
    const linesOfItem = found.get(itemNo) ?? found.get(itemNo.toUpperCase())
    if (!linesOfItem) continue
    lists.set(itemNo, {
      listIds: [...new Set(linesOfItem.map(({ list_id }) => list_id))],
      quantity: linesOfItem.find(({ is_default }) => is_default)?.quantity ?? null,
    })
  }
  return lists
}
