// Backups of a running shop: archives the log continuously, starts base backups when they are due, reports problems.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { ArchivedDatabase } from './backup-repository.ts'
import type { BackupStatus } from './backup-status.ts'
import { type BaseScheduleOptions, createBaseSchedule } from './base-schedule.ts'
import { createLogArchiver } from './log-archiver.ts'
import { createProblemWatch, type ProblemWatchOptions } from './problem-watch.ts'

export interface BackupService {
  /** Undefined until it was read for the first time. */
  status(): BackupStatus | undefined
  /** Archives what was written last. */
  stop(): Promise<void>
}

export interface BackupServiceOptions
  extends
    Pick<BaseScheduleOptions, 'start' | 'firstAfterMs' | 'retryAfterMs'>,
    Pick<ProblemWatchOptions, 'onProblem'> {
  database: ArchivedDatabase
  config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_HOURS' | 'DATA_DIR'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Log beyond this size is released without being archived; 1 GB by default. */
  waitingBytes?: number
  archiveEveryMs?: number
  statusEveryMs?: number
}

const ARCHIVE_EVERY_MS = 10_000
const STATUS_EVERY_MS = 60_000
const STOP_MS = 5_000

/** Returns immediately. Failures are logged and reported; none of them stops the shop. */
export function startBackups(options: BackupServiceOptions): BackupService {
  const { database, config, log } = options
  const { archiveEveryMs = ARCHIVE_EVERY_MS, statusEveryMs = STATUS_EVERY_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const hours = config.BACKUP_HOURS
  const archiver = createLogArchiver(options)
  const watch = createProblemWatch({ ...options, hours })
  const bases = createBaseSchedule({ ...options, hours })
  const pause = () => sleep(archiveEveryMs, undefined, { signal }).catch(() => undefined)
  let status: BackupStatus | undefined

  async function checkStatus(): Promise<void> {
    status = await archiver.readStatus()
    await watch(status).catch((err: unknown) =>
      log.warn({ err }, 'a problem of the backups cannot be reported yet'),
    )
    // An attempt would fail for the same reason.
    if (!status.unreadable) bases.startIfDue(status)
  }

  async function work(): Promise<void> {
    // Asks the database, not the folder: log that grows too large is released even where the folder cannot be opened.
    const { clusterFolder, isArchiving } = await database.readFacts()
    if (!isArchiving) return
    let checkedAt = -Infinity
    while (!signal.aborted) {
      await archiver.archive(clusterFolder)
      if (performance.now() - checkedAt > statusEveryMs || bases.takeEnded()) {
        await checkStatus()
        checkedAt = performance.now()
      }
      await pause()
    }
    await database.completeSegment()
    await archiver.archive(clusterFolder)
  }

  const working = keepWorking(work, { log, signal, pause })
  return {
    status: () => status,
    async stop() {
      stopping.abort()
      await bases.stop()
      await Promise.race([working, sleep(STOP_MS)])
    },
  }
}

/** Starts again after a failure, such as a database that is unavailable. */
async function keepWorking(
  work: () => Promise<void>,
  { log, signal, pause }: { log: Pick<Log, 'warn'>; signal: AbortSignal; pause(): Promise<void> },
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (err) {
      log.warn({ err }, 'backups were interrupted and continue later')
      await pause()
    }
  }
}
