// Ends a command whose backup folder does not answer: while a network disk is disconnected, calls neither succeed nor
// fail.
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
export async function rejectUnresponsiveFolder(
  root: string,
  options: ResponseCheck = {},
): Promise<void> {
  const { withinMs = WITHIN_MS, program: [command, ...args] = ['ls', '-d', '--', root] } = options
  const probe = spawn(command, args, { stdio: 'ignore' })
  const answer = Promise.withResolvers<boolean>()
  probe.once('exit', () => answer.resolve(true))
  // Where the program is missing, the folder cannot be probed and the command continues.
  probe.once('error', () => answer.resolve(true))
  const timer = setTimeout(() => answer.resolve(false), withinMs)
  const hasAnswered = await answer.promise
  clearTimeout(timer)
  if (hasAnswered) return
  probe.kill('SIGKILL')
  probe.unref()
  throw new BackupError(
    `The backup folder ${root} does not answer: bring its disk back, or set BACKUP_DIR to another folder.`,
  )
}
