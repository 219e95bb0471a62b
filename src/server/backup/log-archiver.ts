// Archives the database log of a running shop, also through times in which the backup folder cannot be used.
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { type BackupStatus, judgeBackups, NOTHING_KNOWN, readBackupFacts } from './backup-status.ts'
import { createLogLimit } from './log-limit.ts'
import { archiveLog, type ArchiveState } from './wal-archive.ts'

export interface LogArchiverOptions {
  config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_HOURS' | 'DATA_DIR'>
  log: Pick<Log, 'info' | 'error'>
  /** Log beyond this size is released without being archived; 1 GB by default. */
  waitingBytes?: number | undefined
  now?: () => Date
}

/** No function rejects, so that the log is measured and problems are seen whatever happens to the folder. */
export interface LogArchiver {
  /**
   * `clusterFolder`: PostgreSQL's own data folder. `completeUntil`: everything committed before is in complete segments.
   */
  archive(clusterFolder: string, completeUntil?: Date): Promise<void>
  /**
   * To be called regularly: releases log beyond the limit if nothing of it was archived since the former call, because
   * calls to a disconnected network disk never return.
   */
  releaseIfStuck(clusterFolder: string): Promise<void>
  /** The break that `releaseIfStuck` caused; null: it released nothing, or the call that hung has returned since. */
  stuck(): NonNullable<ArchiveState['broken']> | null
  /** The status of the backup folder, or what was last known of it. */
  readStatus(): Promise<BackupStatus>
  /** False until the folder is opened, at first and again after each failure. */
  isOpen(): boolean
}

const MAX_WAITING_BYTES = 1_000_000_000

export function createLogArchiver({
  config,
  log,
  waitingBytes = MAX_WAITING_BYTES,
  now = () => new Date(),
}: LogArchiverOptions): LogArchiver {
  const { DATA_DIR: dataDir, BACKUP_HOURS: hours } = config
  let folder: BackupFolder | undefined
  let facts = NOTHING_KNOWN
  const limit = createLogLimit({ log, waitingBytes, now })
  const attempts = logAttempts(log, now)

  return {
    async archive(clusterFolder, completeUntil) {
      const signal = limit.begin()
      try {
        folder ??= await openBackupFolder(config)
        await limit.recordIn(folder)
        await archiveLog({ folder, clusterFolder, dataDir, completeUntil, signal, now })
        attempts.succeeded()
      } catch (err) {
        attempts.failed(err)
        const isReleased = await limit.release(clusterFolder)
        // The disk may be full.
        if (isReleased && folder) await limit.recordIn(folder).catch(() => undefined)
        // Opened again next time, which checks that it is there and can be written.
        folder = undefined
      }
      limit.end()
    },
    releaseIfStuck: limit.releaseIfStuck,
    stuck: limit.stuck,
    isOpen: () => folder !== undefined,
    async readStatus() {
      try {
        folder ??= await openBackupFolder(config)
        facts = await readBackupFacts(folder, dataDir)
      } catch (error) {
        // Opened again next time: the folder may have to be made again.
        folder = undefined
        const since = facts.unusable?.since ?? now()
        facts = { ...facts, unusable: { since, problem: (error as Error).message } }
      }
      const unusable = facts.unusable ?? attempts.failure()
      const found = { ...facts, broken: limit.broken() ?? facts.broken, unusable }
      return judgeBackups(found, { hours, now: now() })
    },
  }
}

/** Logs a failure when it begins and when it ends, not with every attempt. */
function logAttempts(log: LogArchiverOptions['log'], now: () => Date) {
  let failure: { since: Date; problem: string } | null = null
  return {
    /** Since when, and why, no attempt succeeded; null: the last one did. */
    failure: () => failure,
    failed(err: unknown): void {
      const { message: problem } = err as Error
      const isNew = problem !== failure?.problem
      if (isNew) log.error({ err }, 'the database log cannot be archived; it waits')
      failure = { since: failure?.since ?? now(), problem }
    },
    succeeded(): void {
      if (failure !== null) log.info('the database log is archived again')
      failure = null
    },
  }
}
