// Polls the versions of catalogue and content, so that every process sees a change within a second.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { readVersions } from './version-repository.ts'

export interface CatalogueWatch {
  /** The newest version seen; unchanged while the database is unavailable. */
  version(): number
  /** The combined cache version of catalogue and content, since either changes what is shown. */
  cacheVersion(): number
  /** When the catalogue last changed. */
  changedAt(): Date
  /**
   * False from a poll that failed twice until the next successful one, and when a poll gets no response for a while.
   */
  isReachable(): boolean
  /** False while the database only answers reads, for example after another server took over its role. */
  isWritable(): boolean
  /** `listener` is called after each poll that found a newer catalogue version. */
  onNewVersion(listener: () => void): void
  stop(): void
}

const EVERY_MS = 400
const MOST_CONTENT_VERSIONS = 1_000_000
const TICK_MS = 100
/** A database that hangs is detected within two seconds. */
export const SILENT_MS = 1_500

/**
 * Polls every 400 ms; the promise resolves after the first poll. The timeout is counted in ticks of our own timer,
 * because a blocked process cannot receive a reply.
 */
export async function watchCatalogue(
  db: Kysely<Database>,
  silentMs = SILENT_MS,
): Promise<CatalogueWatch> {
  let version = 0
  let contentVersion = 0
  let changedAt = new Date(0)
  let isLost = true
  let isWritable = true
  let silentTicks = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const listeners: (() => void)[] = []

  /** Whether the database answered, or may still do so. */
  async function pollVersion(): Promise<boolean> {
    try {
      const read = await readVersions(db)
      const before = version
      version = Number(read?.version ?? 0)
      contentVersion = Number(read?.contentVersion ?? 0)
      changedAt = read?.changedAt ?? changedAt
      isWritable = read?.isWritable ?? true
      isLost = false
      silentTicks = 0
      if (version > before) for (const listener of listeners) listener()
      return true
    } catch (error) {
      // A connection that comes late is not a failure; if it lasts, the poll times out.
      return isWaiting(error)
    }
  }

  /** Asks twice before the database counts as lost: a single connection may end while the next one is opened. */
  async function poll() {
    const isAnswered = (await pollVersion()) && !isLost
    if (!isAnswered && !(await pollVersion())) isLost = true
    if (!isStopped) timer = setTimeout(poll, EVERY_MS).unref()
  }

  const ticks = setInterval(() => {
    silentTicks += 1
  }, TICK_MS).unref()
  await poll()
  return {
    version: () => version,
    cacheVersion: () => version * MOST_CONTENT_VERSIONS + contentVersion,
    changedAt: () => changedAt,
    isReachable: () => !isLost && silentTicks * TICK_MS < silentMs,
    isWritable: () => isWritable,
    onNewVersion: (listener) => void listeners.push(listener),
    stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(ticks)
    },
  }
}

/**
 * Whether no connection became free or was opened in time, or the statement was ended by its time limit, as on a busy
 * machine; a database that hangs is detected by the missing responses instead.
 */
function isWaiting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === TOO_MANY_CONNECTIONS || code === STATEMENT_ENDED || WAITED.test(error.message)
}

const TOO_MANY_CONNECTIONS = '53300'
const STATEMENT_ENDED = '57014'
const WAITED = /timeout exceeded when trying to connect|terminated due to connection timeout/
