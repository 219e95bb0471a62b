// Stops processes that a crash left running in a data folder, and clears its stale files.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from './engine-error.ts'
import type { DataPaths } from './data-paths.ts'

/**
 * Only the holder of the data folder's lock may call this: any process still running in the cluster then has no
 * parent. Requests a stop, waits 10 s, then escalates.
 */
export async function stopOrphans({ cluster, socketDir }: DataPaths): Promise<void> {
  for (const [signal, seconds] of ESCALATION) {
    const orphans = findProcesses(cluster)
    if (orphans.length === 0) break
    orphans.forEach((pid) => signalQuietly(pid, signal))
    const until = Date.now() + seconds * 1000
    while (Date.now() < until && findProcesses(cluster).length > 0) await sleep(20)
  }
  if (findProcesses(cluster).length > 0) {
    throw new EngineError(`A PostgreSQL process still uses ${cluster} and cannot be stopped.`)
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(socketDir)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketDir, name), { force: true })
  }
}

// Fast shutdown, then immediate shutdown, then SIGKILL.
const ESCALATION = [
  ['SIGINT', 10],
  ['SIGQUIT', 5],
  ['SIGKILL', 5],
] as const

// Every PostgreSQL process has its cluster's folder as working directory.
function findProcesses(cluster: string): number[] {
  let folder: string
  try {
    folder = realpathSync(cluster)
  } catch {
    return []
  }
  if (process.platform !== 'linux') return findByCommand(cluster, folder)
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder && isPostgres(name)
        ? [Number(name)]
        : []
    } catch {
      return []
    }
  })
}

function isPostgres(pid: string): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
}

/** The command line names the folder as the server was started with it, which may be a symbolic link to the real one. */
function findByCommand(cluster: string, realFolder: string): number[] {
  const psOutput = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).stdout ?? ''
  return [...new Set([cluster, realFolder])].flatMap((folder) => serversOf(folder, psOutput))
}

/** The process ids of the servers of exactly this folder; each line of `psOutput` has a process id and its command line. */
export function serversOf(folder: string, psOutput: string): number[] {
  // `ps` does not quote: the folder, which may contain spaces, ends at the next option or with the line.
  const started = `/bin/postgres -D ${folder}`
  return psOutput
    .split('\n')
    .filter((line) => `${line.trimEnd()} -`.includes(`${started} -`))
    .map((line) => Number.parseInt(line, 10))
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process exited in the meantime.
  }
}
