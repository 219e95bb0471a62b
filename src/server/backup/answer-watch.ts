// Detects that the backup folder does not answer: while a network disk is disconnected, calls neither succeed nor fail.
import { stat } from 'node:fs/promises'
import type { Log } from '../platform/log.ts'

export interface AnswerWatchOptions {
  /** Of the backups of all shops; it need not exist. */
  root: string
  log: Pick<Log, 'info' | 'error'>
  /** Milliseconds between two probes, and until a folder that has not answered counts as unresponsive. */
  everyMs: number
  /** Settles when the folder answers, whatever the answer is; by default it reads the folder's attributes (`stat`). */
  probe?: ((root: string) => Promise<unknown>) | undefined
  /** Called each time a probe is due while the one before is still unanswered. */
  onUnresponsive(): void
}

export interface AnswerWatch {
  /** Since when the folder does not answer; null: it does. */
  unresponsiveSince(): Date | null
  stop(): void
}

/** Only one probe runs at a time, because each occupies a thread of the process until it is answered. */
export function watchAnswers({
  root,
  log,
  everyMs,
  probe = stat,
  onUnresponsive,
}: AnswerWatchOptions): AnswerWatch {
  let probedAt: Date | null = null
  let unresponsiveSince: Date | null = null

  function settle(): void {
    if (unresponsiveSince) log.info('the backup folder answers again')
    probedAt = null
    unresponsiveSince = null
  }

  function next(): void {
    if (probedAt === null) {
      probedAt = new Date()
      probe(root).then(settle, settle)
      return
    }
    if (unresponsiveSince === null) {
      unresponsiveSince = probedAt
      log.error({ root }, 'the backup folder does not answer')
    }
    onUnresponsive()
  }

  const timer = setInterval(next, everyMs)
  timer.unref()
  next()
  return { unresponsiveSince: () => unresponsiveSince, stop: () => clearInterval(timer) }
}
