// The operator's own look at a received file: a program that is given its path, as SCAN_COMMAND names it.
import { execFile } from 'node:child_process'
import { createSemaphore } from '../guard/semaphore.ts'

const TIME_LIMIT_MS = 30_000
const queue = createSemaphore({ permits: 2, waiting: 100, retryAfter: 30 })

export type ScanOutcome = 'none' | 'clean' | 'infected' | 'failed'

/**
 * Runs the command without a shell, the path as its last argument: 0 is clean, 1 infected (as clamdscan
 * says it), anything else, and more than 30 s, failed. An empty command: none.
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

/** Settings of the shop, its secrets among them, are none of the program's business. */
const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }
