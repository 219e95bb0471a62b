// Ends a command whose backup folder does not answer: where a network disk is away, calls neither succeed nor fail.
import { spawn } from 'node:child_process'
import { BackupError } from './backup-error.ts'

export interface ResponseCheck {
  withinMs?: number
  /** The program that looks at the folder, with its arguments. */
  program?: [string, ...string[]]
}

const WITHIN_MS = 10_000

/**
 * Another process looks at the folder, because a process with a call that never returns cannot end. Errors: BackupError
 * when there is no answer in time; an answer that the folder is missing is an answer, too.
 */
export async function rejectUnresponsive(root: string, options: ResponseCheck = {}): Promise<void> {
  const { withinMs = WITHIN_MS, program: [command, ...args] = ['ls', '-d', '--', root] } = options
  const asking = spawn(command, args, { stdio: 'ignore' })
  const answer = Promise.withResolvers<boolean>()
  asking.once('exit', () => answer.resolve(true))
  // Without the program there is nothing to learn.
  asking.once('error', () => answer.resolve(true))
  const timer = setTimeout(() => answer.resolve(false), withinMs)
  const hasAnswered = await answer.promise
  clearTimeout(timer)
  if (hasAnswered) return
  asking.kill('SIGKILL')
  asking.unref()
  throw new BackupError(
    `The backup folder ${root} does not answer: bring its disk back, or set BACKUP_DIR to another folder.`,
  )
}
