// Backups of a running shop: archives the log continuously, starts base backups when they are due, reports problems.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { type AnswerWatch, type AnswerWatchOptions, watchAnswers } from './answer-watch.ts'
import { backupRoot } from './backup-folder.ts'
import type { ArchivedDatabase } from './backup-repository.ts'
import { type BackupStatus, judgeBackups, NOTHING_KNOWN } from './backup-status.ts'
import { type BaseScheduleOptions, createBaseSchedule } from './base-schedule.ts'
import { createLogArchiver, type LogArchiver } from './log-archiver.ts'
import { createProblemWatch, type ProblemWatchOptions } from './problem-watch.ts'

export interface BackupService {
  /** Undefined until the folder has been read, or has failed to answer, for the first time. */
  status(): BackupStatus | undefined
  /** Archives what was written last. 'hanging': calls to the backup folder have not returned, and perhaps never do. */
  stop(): Promise<void | 'hanging'>
}

export interface BackupServiceOptions
  extends
    Pick<BaseScheduleOptions, 'start' | 'firstAfterMs' | 'retryAfterMs'>,
    Pick<ProblemWatchOptions, 'onProblem'>,
    Pick<AnswerWatchOptions, 'probe'> {
  database: ArchivedDatabase
  config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_HOURS' | 'DATA_DIR'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Log beyond this size is released without being archived; 1 GB by default. */
  waitingBytes?: number
  archiveEveryMs?: number
  statusEveryMs?: number
  /** The longest wait for the archiver at the stop. */
  stopMs?: number
  /** The same while the folder still answers: a slow disk, and much log after an import. */
  slowStopMs?: number
}

const ARCHIVE_EVERY_MS = 10_000
const STATUS_EVERY_MS = 60_000
const STOP_MS = 5_000
const SLOW_STOP_MS = 60_000

/** Returns immediately. Failures are logged and reported; none of them stops the shop. */
export function startBackups(options: BackupServiceOptions): BackupService {
  const { database, config, log } = options
  const {
    archiveEveryMs = ARCHIVE_EVERY_MS,
    statusEveryMs = STATUS_EVERY_MS,
    stopMs = STOP_MS,
    slowStopMs = SLOW_STOP_MS,
  } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const archiver = createLogArchiver(options)
  const folder = followFolder({ ...options, archiver, statusEveryMs })
  const bases = createBaseSchedule({ ...options, hours: config.BACKUP_HOURS })
  const pause = () => sleep(archiveEveryMs, undefined, { signal }).catch(() => undefined)

  async function checkStatus(): Promise<void> {
    const status = await folder.read()
    // A base backup would fail too where the folder cannot be opened.
    if (archiver.isOpen()) bases.startIfDue(status)
  }

  async function work(): Promise<void> {
    // Asks the database, not the folder: log that grows too large is released even where the folder cannot be opened.
    const { clusterFolder, isArchiving } = await database.readFacts()
    if (!isArchiving) return
    folder.guard(clusterFolder)
    let checkedAt = -Infinity
    while (!signal.aborted) {
      folder.watch()
      await archiver.archive(clusterFolder)
      if (performance.now() - checkedAt > statusEveryMs || bases.takeEnded()) {
        await checkStatus()
        checkedAt = performance.now()
      }
      await pause()
    }
    const stoppedAt = new Date()
    await database.completeSegment()
    await archiver.archive(clusterFolder, stoppedAt)
  }

  const working = keepWorking(work, { log, signal, pause })
  return {
    status: folder.status,
    async stop() {
      stopping.abort()
      folder.stop()
      await bases.stop()
      const ended = working.then(() => true)
      const endsWithin = (ms: number) => Promise.race([ended, sleep(ms, false)])
      const isStuck = () => folder.isUnresponsive() || archiver.stuck() !== null
      const hasEnded = (await endsWithin(stopMs)) || (!isStuck() && (await endsWithin(slowStopMs)))
      return hasEnded && !folder.isUnresponsive() ? undefined : 'hanging'
    },
  }
}

interface FollowOptions extends BackupServiceOptions {
  archiver: LogArchiver
  statusEveryMs: number
}

/** The status of the backup folder, with the problems that it shows, also while the folder does not answer. */
function followFolder(options: FollowOptions) {
  const { archiver, config, log, statusEveryMs } = options
  const hours = config.BACKUP_HOURS
  const reportProblem = createProblemWatch({ ...options, hours })
  let lastStatus: BackupStatus | undefined
  let answers: AnswerWatch | undefined
  let guardTimer: NodeJS.Timeout | undefined

  function status(): BackupStatus | undefined {
    const broken = archiver.stuck()
    const since = answers?.unresponsiveSince() ?? (broken && new Date(broken.since))
    return since ? unresponsiveStatus(lastStatus, { since, broken }, hours) : lastStatus
  }

  async function report(): Promise<void> {
    const found = status()
    if (!found) return
    await reportProblem(found).catch((err: unknown) =>
      log.warn({ err }, 'a problem of the backups cannot be reported yet'),
    )
  }

  async function reportStuck(): Promise<void> {
    if (archiver.stuck()) await report()
  }

  return {
    status,
    async read(): Promise<BackupStatus> {
      lastStatus = await archiver.readStatus()
      await report()
      return lastStatus
    },
    isUnresponsive: () => (answers?.unresponsiveSince() ?? null) !== null,
    /** Starts to watch whether the folder answers; further calls do nothing. */
    watch(): void {
      const root = backupRoot(config)
      const onUnresponsive = () => void report()
      answers ??= watchAnswers({ ...options, root, everyMs: statusEveryMs, onUnresponsive })
    },
    /** Keeps the log that waits for a folder that does not answer from filling the disk; further calls do nothing. */
    guard(clusterFolder: string): void {
      const check = (): void => void archiver.releaseIfStuck(clusterFolder).then(reportStuck)
      guardTimer ??= setInterval(check, statusEveryMs).unref()
    },
    stop(): void {
      answers?.stop()
      clearInterval(guardTimer)
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

/** What was last known of a folder that does not answer. `broken`: the break, if log was released unarchived meanwhile. */
function unresponsiveStatus(
  lastStatus: BackupStatus | undefined,
  outage: { since: Date; broken: BackupStatus['broken'] },
  hours: number,
): BackupStatus {
  const facts = lastStatus ?? NOTHING_KNOWN
  const { since } = outage
  const unusable = facts.unusable ?? { since, problem: 'The backup folder does not answer.' }
  const broken = outage.broken ?? facts.broken
  return judgeBackups({ ...facts, broken, unusable }, { hours, now: new Date() })
}
