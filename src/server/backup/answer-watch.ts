// Notices that the backup folder does not answer: where a network disk is away, calls neither succeed nor fail.
import { stat } from 'node:fs/promises'
import type { Log } from '../platform/log.ts'

export interface AnswerWatchOptions {
  /** Of the backups of all shops; it need not exist. */
  root: string
  log: Pick<Log, 'info' | 'error'>
  /** Milliseconds between two questions, and until a missing answer counts as silence. */
  everyMs: number
  /** Settles when the folder answers, whatever the answer is. */
  ask?: ((root: string) => Promise<unknown>) | undefined
  /** Called with each further question that cannot be asked. */
  onSilence(): void
}

export interface AnswerWatch {
  /** Since when the folder does not answer; null: it does. */
  silentSince(): Date | null
  stop(): void
}

/** Only one question is open at a time, because each occupies a thread of the process until it is answered. */
export function watchAnswers({
  root,
  log,
  everyMs,
  ask = stat,
  onSilence,
}: AnswerWatchOptions): AnswerWatch {
  let askedAt: Date | null = null
  let silentSince: Date | null = null

  function settle(): void {
    if (silentSince) log.info('the backup folder answers again')
    askedAt = null
    silentSince = null
  }

  function next(): void {
    if (askedAt === null) {
      askedAt = new Date()
      ask(root).then(settle, settle)
      return
    }
    if (silentSince === null) {
      silentSince = askedAt
      log.error({ root }, 'the backup folder does not answer')
    }
    onSilence()
  }

  const timer = setInterval(next, everyMs)
  timer.unref()
  next()
  return { silentSince: () => silentSince, stop: () => clearInterval(timer) }
}
