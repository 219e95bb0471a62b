// Reports each problem of the backups once, when it begins.
import { HOUR_MS } from '../../shared/time.ts'
import type { Log } from '../platform/log.ts'
import { type BackupStatus, LATE_AFTER } from './backup-status.ts'

export type BackupProblem = Exclude<BackupStatus['state'], 'ok'>

export interface ProblemWatchOptions {
  log: Pick<Log, 'error'>
  /** The time between two base backups. */
  hours: number
  /** Called again with the next status when it rejects. */
  onProblem(problem: BackupProblem, status: BackupStatus): Promise<void>
  now?: () => Date
}

/** A shop that has never made a backup has a problem when the first one is late. */
export function createProblemWatch({
  log,
  hours,
  onProblem,
  now = () => new Date(),
}: ProblemWatchOptions): (status: BackupStatus) => Promise<void> {
  let reported: BackupProblem | undefined
  const startedAt = now()
  return async function report(status) {
    const { state, begunAt, broken, check, unusable } = status
    if (state === 'ok') reported = undefined
    if (state === 'ok' || state === reported) return
    const dueAt = (begunAt ?? startedAt).getTime() + hours * HOUR_MS * LATE_AFTER
    if (state === 'none' && now().getTime() < dueAt) return
    log.error({ state, broken, check, unusable }, 'backups need attention')
    await onProblem(state, status)
    reported = state
  }
}
