// Finds the twin of an item: the same pack in the other series.
import type { Ctx } from '../../context/context.ts'
import { openStore, type Store } from './catalogue-store.ts'

/** The id of an item's twin; undefined: it has none. */
export function twinOf({ columns }: Store, id: number): number | undefined {
  const row = columns.rowOf.get(id)
  return row === undefined ? undefined : columns.ids[columns.pair[row]!]
}

/** Looks up the ids of twins in memory, for the modules that hold product ids. */
export async function openPairs(
  ctx: Pick<Ctx, 'db' | 'catalogueVersion'>,
): Promise<(id: number) => number | undefined> {
  const store = await openStore(ctx)
  return (id) => twinOf(store, id)
}
