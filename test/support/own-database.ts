// A database with the settings of a real shop, in a process of its own that a test may kill.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { connect } from '../../src/server/db/connect.ts'
import type { Database } from '../../src/server/db/database.ts'

export interface OwnDatabase {
  url: string
  /** Connected as the owner of the tables, like `owner`: functions that take a TestApp ask for both. */
  db: Kysely<Database>
  owner: Kysely<Database>
  /** The process id of PostgreSQL itself. */
  pid(): Promise<number>
  /** The process ids of PostgreSQL's connections and helpers. */
  children(): Promise<number[]>
  /** Kills PostgreSQL and the process that would start it again, and waits until both are gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Opens or creates the database of a data folder. Errors: the engine does not start. */
export async function openOwnDatabase(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<OwnDatabase> {
  const script = join(import.meta.dirname, 'run-engine.ts')
  const child = spawn(process.execPath, [script, dataDir, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  const { db, close } = connect({ url, poolSize: 4, applicationName: 'own', allowsLongWork: true })
  const pid = async () =>
    Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
  const postgres = await pid()
  return {
    url,
    db,
    owner: db,
    pid,
    async children() {
      return childrenOf(await pid())
    },
    async kill() {
      child.kill('SIGKILL')
      // PostgreSQL may have been restarted with another id. After a power cut of the disk its file cannot be read.
      const running = await pid().catch(() => postgres)
      // A connection's process that waits for a lock of another, dead one would not notice that PostgreSQL has ended.
      const processes = [running, ...(await childrenOf(running))]
      for (const each of processes) sendSignal(each, 'SIGKILL')
      await close().catch(() => undefined)
      while (processes.some((each) => sendSignal(each, 0))) await sleep(20)
    },
    async stop() {
      await close()
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('\n')) resolve(output.trim())
    })
    child.once('exit', (code) => reject(new Error(`The engine ended with ${code}`)))
  })
}

/** None where the system does not list them. */
async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return listed.split(' ').filter(Boolean).map(Number)
}

/** Whether there is such a process; signal 0 only checks this. */
function sendSignal(pid: number, signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
