// Starts the shop that a benchmark measures: a loaded database on core 1, the server alone on core 0.
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '../src/server/db/connect.ts'
import { startEngine } from '../src/server/db/engine/engine.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { loadDemonstration } from '../src/server/operations/load-demonstration.ts'
import nodeFlags from '../node-flags.json' with { type: 'json' }
import { bindToCore, LOAD_CORE, SERVER_CORE } from '../test/support/cores.ts'
import { createLog } from '../src/server/platform/log.ts'
import { builtServer } from '../start/builds.mjs'

const ROOT = join(import.meta.dirname, '..')

export interface BenchShop {
  origin: string
  databaseUrl: string
  /** Resident memory of the server process in MB. */
  serverMemoryMb(): Promise<number>
  /** Processor time that the server process has used, in seconds. */
  serverCpuSeconds(): Promise<number>
  /** Processor time that all processes of the database have used, also those that have ended, in seconds. */
  databaseCpuSeconds(): Promise<number>
  /** From starting the server until its first page was sent, in milliseconds. */
  firstPageMs: number
  /** The earlier start, which computed columns and search index; null unless the server started twice. */
  computingStart: ComputingStart | null
  stop(): Promise<void>
}

export interface ComputingStart {
  firstPageMs: number
  idleMb: number
}

/**
 * Keeps the data of each scale in .bench/, so that only the first run with a catalogue loads it; `scale` multiplies the
 * catalogue. `settings` are the server's. With `startsTwice` the server first starts once without the files that an earlier
 * process computed, writes them and stops; the start that follows reads them, as most starts do.
 */
export async function startBenchShop(
  scale: number,
  settings: Record<string, string> = {},
  { startsTwice = false } = {},
): Promise<BenchShop> {
  // The database and other child processes inherit this process's core; only the server runs on the other one.
  bindToCore(process.pid, LOAD_CORE)
  const { log, flush } = createLog('warn')
  const dataDir = join(ROOT, '.bench', `${scale}x`)
  deleteOtherCatalogue(dataDir)
  const engine = await startEngine({ dataDir, databaseUrl: '', log })
  await migrate({ url: engine.url })
  await loadCatalogue(engine.url, scale, log)
  writeFileSync(join(dataDir, CATALOGUE_HASH), catalogueHash())
  const files = { DATA_DIR: join(dataDir, 'server') }
  const start = () => startUntilReady(engine.url, { ...files, ...settings })
  const computingStart = startsTwice ? await measureComputingStart(files.DATA_DIR, start) : null
  const { server, firstPageMs } = await start()
  const postmaster = await findPostmaster(engine.url)
  return {
    firstPageMs,
    computingStart,
    origin: server.origin,
    databaseUrl: engine.url,
    serverMemoryMb: () => residentMb(server.child.pid ?? 0),
    serverCpuSeconds: async () => (await readProcessTimes(server.child.pid ?? 0)).own,
    databaseCpuSeconds: () => familyCpuSeconds(postmaster),
    async stop() {
      await stopChild(server.child)
      await engine.stop()
      flush()
    },
  }
}

/** A file of the data folder: the hash of the catalogue that was loaded into it. */
const CATALOGUE_HASH = 'catalogue-hash'

function deleteOtherCatalogue(dataDir: string): void {
  const path = join(dataDir, CATALOGUE_HASH)
  const loadedHash = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (loadedHash !== catalogueHash()) rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
}

function catalogueHash(): string {
  const folder = join(ROOT, 'data')
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile())
      hash.update(`\0${entry.name}\0`).update(readFileSync(join(folder, entry.name)))
  }
  return hash.digest('hex')
}

async function startUntilReady(databaseUrl: string, settings: Record<string, string>) {
  const begun = performance.now()
  const server = await startServer(databaseUrl, settings)
  await (await fetch(`${server.origin}/`)).text()
  const firstPageMs = performance.now() - begun
  await untilReady(server.origin)
  return { server, firstPageMs }
}

/** Starts the server without the files that an earlier process computed, and stops it when it has written them. */
async function measureComputingStart(
  dataDir: string,
  start: () => ReturnType<typeof startUntilReady>,
): Promise<ComputingStart> {
  const folder = join(dataDir, 'computed')
  rmSync(folder, { recursive: true, force: true })
  const { server, firstPageMs } = await start()
  const written = ['columns', 'search-index'].map((name) => join(folder, name))
  while (!written.every((path) => existsSync(path))) await sleep(50)
  const idleMb = await residentMb(server.child.pid ?? 0)
  await stopChild(server.child)
  return { firstPageMs, idleMb }
}

/** Starts a script, whose path begins at the root of the project, on the server's core, and waits until it prints an address. */
export async function startOnServerCore(
  script: string,
  environment: Record<string, string>,
): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(
    'taskset',
    [
      '-c',
      String(SERVER_CORE),
      process.execPath,
      ...nodeFlags.flags,
      ...nodeFlags.serverFlags,
      resolve(ROOT, script),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...nodeFlags.serverEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /(http:\/\/[^/\s]+)\//.exec(output)
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}\n${output}`)))
  })
  return { origin, child }
}

/** A load balancer sends no request to a server that is still warming up. */
async function untilReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200) await sleep(50)
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function startServer(databaseUrl: string, settings: Record<string, string>) {
  return startOnServerCore(builtServer() ?? 'src/main.ts', {
    DATABASE_URL: databaseUrl,
    CODE_KEY: '0'.repeat(64),
    PORT: '0',
    FLOOD_LIMIT: '0',
    LOG_LEVEL: 'error',
    ...settings,
  })
}

async function loadCatalogue(url: string, scale: number, log: ReturnType<typeof createLog>['log']) {
  const { db, close } = connect({
    url,
    poolSize: 3,
    applicationName: 'bench',
    allowsLongWork: true,
  })
  try {
    const { count } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === 0) {
      console.log('loading the catalogue …')
      await loadDemonstration({ db, log })
    }
    if (scale > 1 && count < 20_000 * scale) {
      await loadScaled(url, scale)
      // What autovacuum does within minutes after an import.
      await sql`vacuum analyze`.execute(db)
    }
  } finally {
    await close()
  }
}

async function loadScaled(url: string, scale: number): Promise<void> {
  const file = join(ROOT, '.bench', `catalogue-${scale}x.ndjson.gz`)
  console.log(`making and importing the catalogue ${scale} times larger …`)
  await run(['src/commands/generate.ts', '--scale', String(scale), file], url)
  await run(['src/commands/import.ts', file], url)
}

async function run(args: string[], databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${args[0]} ended with ${String(code)}`)
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

interface ProcessTimes {
  /** Process id of the parent. */
  parent: number
  /** User and system time of the process, in seconds. */
  own: number
  /** User and system time of its child processes that ended, in seconds. */
  ended: number
}

/** Linux counts in hundredths of a second. */
async function readProcessTimes(pid: number): Promise<ProcessTimes> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return {
    parent: fields[1] ?? 0,
    own: (user + system) / 100,
    ended: (endedUser + endedSystem) / 100,
  }
}

/** The main process of PostgreSQL, which started the process of our connection. */
async function findPostmaster(url: string): Promise<number> {
  const { db, close } = connect({ url, poolSize: 1, applicationName: 'bench' })
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return (await readProcessTimes(rows[0]?.pid ?? 0)).parent
  } finally {
    await close()
  }
}

/** Processor time of a process and all its children, in seconds. */
async function familyCpuSeconds(parent: number): Promise<number> {
  const { own, ended } = await readProcessTimes(parent)
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  // A process may end after it was listed.
  const all = await Promise.all(pids.map((pid) => readProcessTimes(pid).catch(() => undefined)))
  const children = all.filter((times) => times?.parent === parent)
  return children.reduce((sum, times) => sum + (times?.own ?? 0), own + ended)
}
