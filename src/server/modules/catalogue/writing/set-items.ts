// Finds items of sets that the shop lacks, and splits writes by whether their sets will be complete.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { findHashes } from './item-reading-repository.ts'
import type { ItemWrite } from './write-items.ts'

/** The item numbers in the sets of these writes that the shop does not have. */
export async function findMissingSetItems(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
): Promise<Set<string>> {
  const setItems = new Set(writes.flatMap(({ item }) => item.setItems))
  if (setItems.size === 0) return setItems
  const stored = await findHashes(db, [...setItems])
  return setItems.difference(stored)
}

/**
 * Splits writes into those whose sets will be complete and the others. New items may name each other, so a write
 * that is left out may leave out further ones.
 */
export function splitBySets<W extends ItemWrite>(
  writes: readonly W[],
  missing: ReadonlySet<string>,
): { complete: W[]; incomplete: W[] } {
  const incomplete: W[] = []
  let complete = [...writes]
  for (;;) {
    const written = new Set(complete.map(({ item }) => item.itemNo))
    const isComplete = ({ item }: W) =>
      item.setItems.every((itemNo) => !missing.has(itemNo) || written.has(itemNo))
    const stillComplete = complete.filter(isComplete)
    if (stillComplete.length === complete.length) return { complete, incomplete }
    incomplete.push(...complete.filter((write) => !isComplete(write)))
    complete = stillComplete
  }
}
