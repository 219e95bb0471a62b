// Reports each problem of the backups once, when it begins.
import type { Log } from '../platform/log.ts'
import type { BackupStatus } from './backup-status.ts'

export type BackupProblem = Exclude<BackupStatus['state'], 'ok' | 'none'>

export interface ProblemWatchOptions {
  log: Pick<Log, 'error'>
  /** Called again with the next status when it rejects. */
  onProblem(problem: BackupProblem, status: BackupStatus): Promise<void>
}

export function createProblemWatch({
  log,
  onProblem,
}: ProblemWatchOptions): (status: BackupStatus) => Promise<void> {
  let reported: BackupProblem | undefined
  return async function report(status) {
    const { state, broken, check, unreadable } = status
    if (state === 'ok') reported = undefined
    if (state === 'ok' || state === 'none' || state === reported) return
    log.error({ state, broken, check, unreadable }, 'backups need attention')
    await onProblem(state, status)
    reported = state
  }
}
