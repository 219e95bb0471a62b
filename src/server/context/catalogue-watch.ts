// Polls the versions of catalogue, stock and content. A newer catalogue is shown once its data is loaded into memory,
// about a second after the change; until then the previous version is shown.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { readVersions, type Versions } from './version-repository.ts'

/** Versions of the catalogue, and of its stock bands (out, low, in). */
export type CatalogueVersions = Pick<Versions, 'version' | 'stockVersion'>

export interface CatalogueWatch {
  /** The catalogue version that is shown; unchanged while the database is unavailable. */
  version(): number
  /** The combined version of catalogue, stock and content, since each changes what is shown. It only rises. */
  cacheVersion(): number
  /**
   * False from a poll that failed twice until the next successful one, and when a poll gets no response for a while.
   */
  isReachable(): boolean
  /** False while the database only answers reads, for example after another server took over its role. */
  isWritable(): boolean
  /**
   * `prepare` is called with newer versions of catalogue or stock, which are shown once it has ended. If it fails, the
   * previous ones are shown and it is called again: after a second, then after twice as long, at most after half a minute.
   * One preparation runs at a time.
   */
  beforeShowing(prepare: (found: CatalogueVersions) => Promise<void>): void
  stop(): void
}

const EVERY_MS = 400
const TICK_MS = 100
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000
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
  const catalogue = createShownVersions()
  let contentVersion = 0
  let isLost = true
  let isWritable = true
  let silentTicks = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** Whether the database answered, or may still do so. */
  async function pollVersion(): Promise<boolean> {
    try {
      const read = await readVersions(db)
      contentVersion = read?.contentVersion ?? 0
      void catalogue.show(read ?? NO_VERSIONS)
      isWritable = read?.isWritable ?? true
      isLost = false
      silentTicks = 0
      return true
    } catch (error) {
      // A connection that comes late is not a failure; if it lasts, the poll times out.
      return isDelay(error)
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
    version: () => catalogue.shown().version,
    // None of the three falls, so that the sum rises with every change.
    cacheVersion() {
      const { version, stockVersion } = catalogue.shown()
      return version + stockVersion + contentVersion
    },
    isReachable: () => !isLost && silentTicks * TICK_MS < silentMs,
    isWritable: () => isWritable,
    beforeShowing: catalogue.beforeShowing,
    stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(ticks)
    },
  }
}

type Prepare = (found: CatalogueVersions) => Promise<void>

const NO_VERSIONS: CatalogueVersions = { version: 0, stockVersion: 0 }

/** The versions of catalogue and stock that are shown; newer ones follow once they are prepared. */
function createShownVersions() {
  let shown = NO_VERSIONS
  let isPreparing = false
  let failures = 0
  let nextAttemptAt = -Infinity
  const preparations: Prepare[] = []
  return {
    shown: () => shown,
    beforeShowing: (prepare: Prepare) => void preparations.push(prepare),
    /** Ignored during a preparation: the next poll finds what changed meanwhile. */
    async show(found: CatalogueVersions): Promise<void> {
      if (isPreparing || isEqual(found, shown) || performance.now() < nextAttemptAt) return
      if (preparations.length > 0) {
        isPreparing = true
        const prepared = await Promise.allSettled(preparations.map((prepare) => prepare(found)))
        isPreparing = false
        if (prepared.some(({ status }) => status === 'rejected')) {
          nextAttemptAt =
            performance.now() + Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
          failures += 1
          return
        }
      }
      failures = 0
      shown = found
    },
  }
}

function isEqual(one: CatalogueVersions, other: CatalogueVersions): boolean {
  return one.version === other.version && one.stockVersion === other.stockVersion
}

/**
 * Whether no connection became free or was opened in time, or the statement was ended by its time limit, as on a busy
 * machine; a database that hangs is detected by the missing responses instead.
 */
function isDelay(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    code === TOO_MANY_CONNECTIONS ||
    code === STATEMENT_ENDED ||
    CONNECTION_TIMEOUT.test(error.message)
  )
}

const TOO_MANY_CONNECTIONS = '53300'
const STATEMENT_ENDED = '57014'
const CONNECTION_TIMEOUT =
  /timeout exceeded when trying to connect|terminated due to connection timeout/
