// Detects that the backup folder does not answer: while a network disk is disconnected, calls neither succeed nor fail.
import { stat } from 'node:fs/promises'
import type { Log } from '../platform/log.ts'

export interface AnswerWatchOptions {
  /** Of the backups of all shops; it need not exist. */
  root: string
  log: Pick<Log, 'info' | 'error'>
  /** Milliseconds between two probes, and until a missing answer counts as silence. */
  everyMs: number
  /** Settles when the folder answers, whatever the answer is; by default it reads the folder's attributes (`stat`). */
  probe?: ((root: string) => Promise<unknown>) | undefined
  /** Called each time a probe is due while the one before is still unanswered. */
  onSilence(): void
}

export interface AnswerWatch {
  /** Since when the folder does not answer; null: it does. */
  silentSince(): Date | null
  stop(): void
}

/** Only one probe runs at a time, because each occupies a thread of the process until it is answered. */
export function watchAnswers({
  root,
  log,
  everyMs,
  probe = stat,
  onSilence,
}: AnswerWatchOptions): AnswerWatch {
  let probedAt: Date | null = null
  let silentSince: Date | null = null

  function settle(): void {
    if (silentSince) log.info('the backup folder answers again')
    probedAt = null
    silentSince = null
  }

  function next(): void {
    if (probedAt === null) {
      probedAt = new Date()
      probe(root).then(settle, settle)
      return
    }
    if (silentSince === null) {
      silentSince = probedAt
      log.error({ root }, 'the backup folder does not answer')
    }
    onSilence()
  }

  const timer = setInterval(next, everyMs)
  timer.unref()
  next()
  return { silentSince: () => silentSince, stop: () => clearInterval(timer) }
}
