// Finds for items that were ordered or listed before whether they can be ordered again, and which item replaces them.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findReorderFacts, type ReorderFacts } from './reorder-repository.ts'

export type { ReorderFacts } from './reorder-repository.ts'

/** By item number; items that were deleted are missing. */
export async function readReorderFacts(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<Map<string, ReorderFacts>> {
  if (itemNos.length === 0) return new Map()
  const facts = await findReorderFacts(db, itemNos)
  return new Map(facts.map((each) => [each.itemNo, each]))
}
