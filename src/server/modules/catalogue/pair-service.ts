// Finds the twin of an item: the same pack in the other series.
import type { Kysely } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { openStore, type Store } from './catalogue-store.ts'
import { findPairCandidates } from './pair-repository.ts'
import { pairsAmong } from './pairs.ts'

/** The id of an item's twin; undefined: it has none. */
export function twinOf({ columns }: Store, id: number): number | undefined {
  const row = columns.rowOf.get(id)
  return row === undefined ? undefined : columns.ids[columns.pair[row]!]
}

/** The twin of each item that has one, by id. */
export function allTwins({ columns }: Store): Map<number, number> {
  const twins = new Map<number, number>()
  for (let row = 0; row < columns.size; row++) {
    const twin = columns.pair[row]!
    if (twin >= 0) twins.set(columns.ids[row]!, columns.ids[twin]!)
  }
  return twins
}

/** Returns a function that looks up the id of an item's twin in memory. */
export async function loadTwinLookup(
  ctx: Pick<Ctx, 'db' | 'catalogueVersion'>,
): Promise<(id: number) => number | undefined> {
  const store = await openStore(ctx)
  return (id) => twinOf(store, id)
}

/** The twins of a few items by id, read from the database: for jobs, which do not keep the catalogue in memory. */
export async function readTwins(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const pairs = pairsAmong(await findPairCandidates(db, ids))
  return new Map([...pairs].filter(([id]) => ids.includes(id)))
}
