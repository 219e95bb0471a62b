// One PostgreSQL server process: starts it, detects when it is ready, stops it.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { EngineError } from './engine-error.ts'
import type { DataPaths } from './data-paths.ts'
import type { RunAs } from './run-as.ts'
import { cleanEnvironment, launchServerAs } from './run-as.ts'
import { serverSettings } from './settings.ts'

export interface Postmaster {
  /** Settles when the server exits, for any reason. */
  ended: Promise<void>
  /** Closes connections and stops; at most 20 s. */
  stop(): Promise<void>
}

export interface PostmasterOptions {
  paths: DataPaths
  runAs: RunAs
  log: Logger
  /** Extra settings as `name=value`; they override the defaults. */
  settings?: string[]
}

/** Resolves when the server accepts connections; crash recovery may take a while. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { paths, runAs } = options
  const settings = serverSettings(paths.socketDir).concat(options.settings ?? [])
  const { command, args, ...identity } = launchServerAs(
    runAs,
    join(paths.native, 'bin', 'postgres'),
    ['-D', paths.cluster, ...settings.flatMap((setting) => ['-c', setting])],
  )
  const child = spawn(command, args, {
    ...identity,
    cwd: paths.cluster.slice(0, paths.cluster.lastIndexOf('/')),
    env: cleanEnvironment,
    // In its own process group, so that Ctrl-C reaches only the shop, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastLines = forwardLog(child, options.log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await untilReady({ child, cluster: paths.cluster, lastLines, log: options.log })
  return { ended, stop: () => stopServer(child, ended) }
}

async function untilReady(server: {
  child: ChildProcess
  cluster: string
  lastLines: string[]
  log: Logger
}): Promise<void> {
  const { child, cluster, lastLines, log } = server
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  for (let attempts = 0; ; attempts++) {
    if (failure ?? hasEnded(child)) {
      await sleep(20)
      const why = failure?.message ?? lastLines.join(' ')
      throw new EngineError(`The built-in PostgreSQL does not start: ${why}`)
    }
    if (isReady(cluster, child.pid)) return
    if (attempts > 0 && attempts % 500 === 0) log.info('the database is still recovering')
    await sleep(10)
  }
}

// The server writes its state to the eighth line of this file; pg_ctl reads it as well.
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (hasEnded(child)) return
    child.kill(signal)
    await Promise.race([ended, sleep(seconds * 1000, undefined, { ref: false })])
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Logs what the server writes to stderr. Returns its last five lines, which grow while it runs, for an error. */
function forwardLog(child: ChildProcess, log: Logger): string[] {
  const lastLines: string[] = []
  if (!child.stderr) return lastLines
  const lines = createInterface({ input: child.stderr })
  lines.on('line', (line) => {
    if (lastLines.push(line) > 5) lastLines.shift()
    if (/\b(PANIC|FATAL):(?!.* is starting up$)/.test(line))
      log.warn({ database: line }, 'database')
    else log.debug({ database: line }, 'database')
  })
  return lastLines
}
