// Archives the database log of a running shop, also through times in which the backup folder cannot be used.
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { type BackupStatus, judgeBackups, NOTHING_KNOWN, readBackupFacts } from './backup-status.ts'
import { archiveLog, type ArchiveState, recordBreak, releaseBeyond } from './wal-archive.ts'

export interface LogArchiverOptions {
  config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_HOURS' | 'DATA_DIR'>
  log: Pick<Log, 'info' | 'error'>
  /** Log beyond this size is released without being archived; 1 GB by default. */
  waitingBytes?: number | undefined
  now?: () => Date
}

/** Neither function rejects, so that the log is measured and problems are seen whatever happens to the folder. */
export interface LogArchiver {
  /**
   * `clusterFolder`: PostgreSQL's own data folder. `completeUntil`: everything committed before is in complete segments.
   */
  archive(clusterFolder: string, completeUntil?: Date): Promise<void>
  /** The status of the backup folder, or what was last known of it. */
  readStatus(): Promise<BackupStatus>
}

const MOST_WAITING_BYTES = 1_000_000_000

export function createLogArchiver({
  config,
  log,
  waitingBytes = MOST_WAITING_BYTES,
  now = () => new Date(),
}: LogArchiverOptions): LogArchiver {
  const { DATA_DIR: dataDir, BACKUP_HOURS: hours } = config
  let folder: BackupFolder | undefined
  let facts = NOTHING_KNOWN
  /** A break of the chain that could not be written into the folder yet. */
  let broken: ArchiveState['broken'] = null
  const attempts = logAttempts(log)

  async function recordIn(opened: BackupFolder): Promise<void> {
    if (!broken) return
    await recordBreak(opened, broken)
    broken = null
  }

  async function release(clusterFolder: string): Promise<void> {
    if (!(await releaseBeyond(clusterFolder, waitingBytes))) return
    broken = { since: now().toISOString(), reason: 'unwritable' }
    // The disk may be full.
    if (folder) await recordIn(folder).catch(() => undefined)
  }

  return {
    async archive(clusterFolder, completeUntil) {
      try {
        folder ??= await openBackupFolder(config)
        await recordIn(folder)
        await archiveLog({ folder, clusterFolder, dataDir, completeUntil, now })
        attempts.succeeded()
      } catch (err) {
        attempts.failed(err)
        await release(clusterFolder).catch((error: unknown) =>
          log.error({ err: error }, 'the database log cannot be released'),
        )
        // Opened again next time, which checks that it is there and can be written.
        folder = undefined
      }
    },
    async readStatus() {
      try {
        folder ??= await openBackupFolder(config)
        facts = await readBackupFacts(folder, dataDir)
      } catch (error) {
        // Opened again next time: the folder may have to be made again.
        folder = undefined
        const since = facts.unreadable?.since ?? now()
        facts = { ...facts, unreadable: { since, problem: (error as Error).message } }
      }
      return judgeBackups({ ...facts, broken: broken ?? facts.broken }, { hours, now: now() })
    },
  }
}

/** Logs a failure when it begins and when it ends, not with every attempt. */
function logAttempts(log: LogArchiverOptions['log']) {
  let failure: string | null = null
  return {
    failed(err: unknown): void {
      const { message } = err as Error
      if (message !== failure) log.error({ err }, 'the database log cannot be archived; it waits')
      failure = message
    },
    succeeded(): void {
      if (failure !== null) log.info('the database log is archived again')
      failure = null
    },
  }
}
