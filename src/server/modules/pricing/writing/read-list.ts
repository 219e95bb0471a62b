// Reads a price list in batches, item by item, in the form an export writes.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { findListedItems } from './list-reading-repository.ts'
import type { ListedItem } from './listed-item.ts'

const BATCH_SIZE = 1000

/** Items with steps or terms, ordered by item number; includes hidden and archived ones. */
export async function* readListedItems(
  db: Kysely<Database>,
  list: string,
): AsyncGenerator<ListedItem> {
  let after = ''
  for (;;) {
    const rows = await findListedItems(db, { list, after, limit: BATCH_SIZE })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    after = last.itemNo
  }
}
