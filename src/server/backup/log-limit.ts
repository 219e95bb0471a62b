// Keeps log that waits for the backup folder from filling the disk: releases all of it beyond a limit, and records the
// break.
import type { Log } from '../platform/log.ts'
import type { BackupFolder } from './backup-folder.ts'
import {
  type ArchiveState,
  oldestWaitingSegment,
  recordBreak,
  releaseLogBeyond,
} from './wal-archive.ts'

export interface LogLimit {
  /** Begins an attempt to archive; aborted when its log is released, so that it archives nothing after the gap. */
  begin(): AbortSignal
  /** Ends the attempt. */
  end(): void
  /** Releases all waiting log if it exceeds the limit. False if it does not, or after an error, which is logged. */
  release(clusterFolder: string): Promise<boolean>
  /** Does the same, but only if nothing of the log was archived since the previous call. */
  releaseIfStuck(clusterFolder: string): Promise<void>
  /** The break of a log that was released while an attempt hung; null: no attempt hangs, or its log is within the limit. */
  stuck(): ArchiveState['broken']
  /** A break of the log that could not be recorded in the backup folder yet. */
  broken(): ArchiveState['broken']
  /** Records that break in the folder. */
  recordIn(folder: BackupFolder): Promise<void>
}

export interface LogLimitOptions {
  log: Pick<Log, 'error'>
  /** How much log may wait to be archived before it is released. */
  waitingBytes: number
  now: () => Date
}

export function createLogLimit({ log, waitingBytes, now }: LogLimitOptions): LogLimit {
  let broken: ArchiveState['broken'] = null
  let stuck: ArchiveState['broken'] = null
  let oldest: string | null = null
  let attempt = new AbortController()

  function recordLogBreak(): void {
    broken = { since: now().toISOString(), reason: 'unwritable' }
    attempt.abort(new Error('The log was released, because the backup folder did not answer.'))
  }

  async function release(clusterFolder: string): Promise<boolean> {
    return releaseLogBeyond(clusterFolder, waitingBytes, recordLogBreak).catch((err: unknown) => {
      log.error({ err }, 'the database log cannot be released')
      return false
    })
  }

  return {
    begin() {
      attempt = new AbortController()
      return attempt.signal
    },
    end() {
      stuck = null
    },
    release,
    async releaseIfStuck(clusterFolder) {
      const previous = oldest
      oldest = await oldestWaitingSegment(clusterFolder).catch(() => null)
      if (oldest === null || oldest !== previous) return
      if (await release(clusterFolder)) stuck = broken
    },
    stuck: () => stuck,
    broken: () => broken,
    async recordIn(folder) {
      const recorded = broken
      if (!recorded) return
      await recordBreak(folder, recorded)
      // A later break may have come meanwhile.
      if (broken === recorded) broken = null
    },
  }
}
