// Starts base backups of a running shop when they are due, one at a time.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '../../shared/time.ts'
import type { Log } from '../platform/log.ts'
import type { BackupStatus } from './backup-status.ts'

export interface BaseScheduleOptions {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** The time between two base backups. */
  hours: number
  /** Milliseconds before the first base backup; by default enough to load the catalogue and answer the first requests. */
  firstAfterMs?: number | undefined
  /** Milliseconds until the next attempt after one that failed, for example because the disk was full. */
  retryAfterMs?: number | undefined
  /** Starts a separate process, which makes and checks one base backup with a low priority. */
  start?: (() => ChildProcess) | undefined
}

export interface BaseSchedule {
  /** True once after each attempt; asking clears it. */
  takeEnded(): boolean
  /** Due when the newest is old, or when the archive of the log is interrupted (`broken`): only a new one ends that. */
  startIfDue(status: Pick<BackupStatus, 'newestAt' | 'broken'>): void
  /** Ends a base backup that is being made, and starts no more. */
  stop(): Promise<void>
}

const FIRST_AFTER_MS = 180_000
const RETRY_AFTER_MS = 15 * 60_000
const STOP_MS = 5_000
/** Begins the part of the command's output that warns the operator, although the backup was made. */
const WARNING = 'WARNING:'
const COMMAND = join(import.meta.dirname, '../../commands/backup.ts')

export function createBaseSchedule({
  log,
  hours,
  firstAfterMs = FIRST_AFTER_MS,
  retryAfterMs = RETRY_AFTER_MS,
  start = startCommand,
}: BaseScheduleOptions): BaseSchedule {
  let child: ChildProcess | undefined
  let notBefore = performance.now() + firstAfterMs
  let hasEnded = false
  let isStopping = false

  function end(): void {
    child = undefined
    hasEnded = true
    notBefore = performance.now() + retryAfterMs
  }

  function run(): void {
    const started = start()
    child = started
    const output: string[] = []
    started.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString().slice(0, 2000)))
    started.on('error', (err) => {
      log.error({ err }, 'a backup could not be started')
      // A process that never ran does not exit; an error of one that runs is followed by its exit.
      if (started.pid === undefined) end()
    })
    started.once('exit', end)
    // Once all of its output has arrived.
    started.once('close', (code) => {
      if (started.pid === undefined) return
      const printed = output.join('').trim()
      if (code === 0) logMade(log, printed)
      else if (!isStopping) log.error({ why: printed }, 'a backup failed')
    })
  }

  return {
    takeEnded() {
      const answer = hasEnded
      hasEnded = false
      return answer
    },
    startIfDue({ newestAt, broken }) {
      if (child || isStopping || performance.now() < notBefore) return
      const isOld = !newestAt || Date.now() - newestAt.getTime() >= hours * HOUR_MS
      if (isOld || broken) run()
    },
    async stop() {
      isStopping = true
      const running = child
      if (!running) return
      const exited = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await Promise.race([exited, sleep(STOP_MS)])
    },
  }
}

function logMade(log: BaseScheduleOptions['log'], printed: string): void {
  const at = printed.indexOf(WARNING)
  if (at < 0) log.info('a backup was made and checked')
  else log.warn({ warning: printed.slice(at) }, 'a backup was made and checked, with a warning')
}

function startCommand(): ChildProcess {
  return spawn(process.execPath, [COMMAND, '--gentle'], { stdio: ['ignore', 'ignore', 'pipe'] })
}
