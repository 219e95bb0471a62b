// Follows the version of the catalogue, so that a change is seen everywhere within a second.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface CatalogueWatch {
  /** The newest version seen; unchanged while the database is away. */
  version(): number
  /** When the catalogue last changed. */
  changedAt(): Date
  /** False from the first failed look until the next good one. */
  reachable(): boolean
  stop(): void
}

const EVERY_MS = 400

/** Looks every 400 ms; the first look is done when the promise resolves. */
export async function watchCatalogue(db: Kysely<Database>): Promise<CatalogueWatch> {
  let version = 0
  let changedAt = new Date(0)
  let reachable = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function look() {
    try {
      const { rows } = await sql<{ version: number; changed_at: Date }>`
        select version, changed_at from catalogue_version`.execute(db)
      version = Number(rows[0]?.version ?? 0)
      changedAt = rows[0]?.changed_at ?? changedAt
      reachable = true
    } catch {
      reachable = false
    }
    if (!stopped) timer = setTimeout(look, EVERY_MS).unref()
  }

  await look()
  return {
    version: () => version,
    changedAt: () => changedAt,
    reachable: () => reachable,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
