// Finds files that rows name and that the file store lacks.
import type pg from 'pg'
import { listFilesOfRows } from './backup-repository.ts'
import { makeFileCheck } from './recover-database.ts'

/** Paths below `store`, which has the layout of the file store. */
export async function findLostFiles(client: pg.Client, store: string): Promise<string[]> {
  const isStored = makeFileCheck(store)
  const lost = (await listFilesOfRows(client)).filter((path) => !isStored(path))
  if (lost.length === 0) return []
  // Rows are deleted before their files: a file that was deleted meanwhile has no row any more.
  const named = new Set(await listFilesOfRows(client))
  return lost.filter((path) => named.has(path))
}
