// Follows the versions of catalogue and content, so that a change is seen everywhere within a second.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface CatalogueWatch {
  /** The newest version seen; unchanged while the database is away. */
  version(): number
  /** Of catalogue and content together: what is shown changes with either. */
  edition(): number
  /** When the catalogue last changed. */
  changedAt(): Date
  /** False from a refused look until the next good one, and when none was answered for a while. */
  reachable(): boolean
  /** `listener` is called after each look that saw a newer version of the catalogue. */
  onNewVersion(listener: () => void): void
  stop(): void
}

const EVERY_MS = 400
const MOST_CONTENT_VERSIONS = 1_000_000
const TICK_MS = 100
/** A database that hangs is noticed within two seconds. */
export const SILENT_MS = 1_500

/**
 * Looks every 400 ms; the first look is done when the promise resolves. Silence is counted in ticks of our
 * own clock: while this process itself stands still, nobody can have answered it.
 */
export async function watchCatalogue(
  db: Kysely<Database>,
  silentMs = SILENT_MS,
): Promise<CatalogueWatch> {
  let version = 0
  let contentVersion = 0
  let changedAt = new Date(0)
  let refused = true
  let silentTicks = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const listeners: (() => void)[] = []

  async function look() {
    try {
      const { rows } = await sql<{ version: number; content_version: number; changed_at: Date }>`
        select version, content_version, changed_at from catalogue_version`.execute(db)
      const before = version
      version = Number(rows[0]?.version ?? 0)
      contentVersion = Number(rows[0]?.content_version ?? 0)
      changedAt = rows[0]?.changed_at ?? changedAt
      refused = false
      silentTicks = 0
      if (version > before) for (const listener of listeners) listener()
    } catch (error) {
      // All connections in use is no refusal; should it last, it counts as silence.
      if (!isWaiting(error)) refused = true
    }
    if (!stopped) timer = setTimeout(look, EVERY_MS).unref()
  }

  const ticks = setInterval(() => {
    silentTicks += 1
  }, TICK_MS).unref()
  await look()
  return {
    version: () => version,
    edition: () => version * MOST_CONTENT_VERSIONS + contentVersion,
    changedAt: () => changedAt,
    reachable: () => !refused && silentTicks * TICK_MS < silentMs,
    onNewVersion: (listener) => void listeners.push(listener),
    stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(ticks)
    },
  }
}

/** The pool's word for having no connection to give in time. */
function isWaiting(error: unknown): boolean {
  return error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)
}
