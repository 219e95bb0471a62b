// Follows the version of the catalogue, so that a change is seen everywhere within a second.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface CatalogueWatch {
  /** The newest version seen; unchanged while the database is away. */
  version(): number
  /** When the catalogue last changed. */
  changedAt(): Date
  /** False from the first failed look until the next good one, and when no look ended for two seconds. */
  reachable(): boolean
  stop(): void
}

const EVERY_MS = 400
const SILENT_MS = 1_500

/** Looks every 400 ms; the first look is done when the promise resolves. */
export async function watchCatalogue(db: Kysely<Database>): Promise<CatalogueWatch> {
  let version = 0
  let changedAt = new Date(0)
  let reachable = false
  let lookedAt = Date.now()
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
    lookedAt = Date.now()
    if (!stopped) timer = setTimeout(look, EVERY_MS).unref()
  }

  await look()
  return {
    version: () => version,
    changedAt: () => changedAt,
    // A database that hangs answers neither yes nor no.
    reachable: () => reachable && Date.now() - lookedAt < SILENT_MS,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
