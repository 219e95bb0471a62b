// Runs the operator's scanner (SCAN_COMMAND) on a received file.
import { execFile } from 'node:child_process'
import { createSemaphore } from '../limits/semaphore.ts'

const TIME_LIMIT_MS = 30_000
const queue = createSemaphore({ permits: 2, waiting: 100, retryAfter: 30 })

export type ScanOutcome = 'none' | 'clean' | 'infected' | 'failed'

/**
 * Runs the command without a shell, with the path as last argument: 0 is clean, 1 infected (as in clamdscan),
 * anything else or more than 30 s is failed. An empty command: none. Errors: 429 too many files wait for a scan.
 */
export function scanFile(command: string, path: string): Promise<ScanOutcome> {
  const [program, ...args] = command.trim().split(/\s+/)
  if (!program) return Promise.resolve('none')
  return queue.run(
    () =>
      new Promise((resolve) => {
        const options = { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', env: ENVIRONMENT } as const
        execFile(program, [...args, path], { ...options, maxBuffer: 1 << 16 }, (error) => {
          if (!error) return resolve('clean')
          resolve(error.code === 1 && !error.killed ? 'infected' : 'failed')
        })
      }),
  )
}

/** Hides the shop's environment, including its secrets, from the program. */
const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }
