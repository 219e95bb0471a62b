// Tests the embedded PostgreSQL: ownership of its folder, crashes and restarts.
import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, EngineOptions } from '../../src/server/db/engine/engine.ts'
import { startEngine } from '../../src/server/db/engine/engine.ts'

const log = pino({ level: 'silent' })
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-engine-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

describe('a data folder', () => {
  test('a data folder keeps its data after a stop and a kill -9 of its owner', async () => {
    const dataDir = join(scratch, 'kept')
    const owner = await startEngineInChild(dataDir)
    await query(owner.url, 'create table kept (id int)')
    await query(owner.url, 'insert into kept values (1)')
    const database = Number(
      (await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    owner.child.kill('SIGKILL')
    await once(owner.child, 'exit')

    const engine = await start({ dataDir })
    expect(await query(engine.url, 'select id from kept')).toEqual([{ id: 1 }])
    expect(isRunning(database), 'the orphan is gone').toBe(false)
    await engine.stop()
    expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(false)
  })

  test('a data folder has one owner: a second is rejected, a command may join', async () => {
    const dataDir = join(scratch, 'owned')
    const owner = await startEngineInChild(dataDir)
    await expect(start({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by another start of the shop (process ${owner.child.pid}): stop that one first`,
    )
    const joined = await start({ dataDir, mayJoin: true })
    expect(joined).toMatchObject({ kind: 'joined', url: owner.url })
    await joined.stop()
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
    owner.child.kill('SIGTERM')
    await once(owner.child, 'exit')
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
  })

  test('of two starts at once exactly one succeeds', async () => {
    const dataDir = join(scratch, 'raced')
    const both = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
    const won = both.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    await Promise.all(
      both.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)),
    )
  })

  test('an interrupted first start and stale lock files are recovered from', async () => {
    const dataDir = join(scratch, 'half')
    await mkdir(join(dataDir, 'pg.new'), { recursive: true })
    await writeFile(join(dataDir, 'pg.new/PG_VERSION'), '18\n')
    await writeFile(join(dataDir, 'pg-password'), 'stale')
    const first = await start({ dataDir })
    await first.stop()
    // The process id in the file now belongs to another process, so PostgreSQL alone would refuse to start.
    await writeFile(join(dataDir, 'pg/postmaster.pid'), `${process.pid}\n${dataDir}/pg\n`)
    await mkdir(join(dataDir, 'socket'))
    await writeFile(join(dataDir, 'socket/.s.PGSQL.5432.lock'), `${process.pid}\n`)
    const second = await start({ dataDir })
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  test('a data folder may be deeper than the limit of a socket path', async () => {
    const dataDir = join(scratch, 'deep'.repeat(15), 'deep'.repeat(15))
    const engine = await start({ dataDir })
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await engine.stop()
  })

  test('a data folder of another PostgreSQL version is rejected and left unchanged', async () => {
    const dataDir = join(scratch, 'older')
    await mkdir(join(dataDir, 'pg'), { recursive: true })
    await writeFile(join(dataDir, 'pg/PG_VERSION'), '17\n')
    await expect(start({ dataDir })).rejects.toThrow(/belong to PostgreSQL 17/)
  })

  test('a data folder that cannot be created is named', async () => {
    await writeFile(join(scratch, 'a-file'), '')
    await expect(start({ dataDir: join(scratch, 'a-file/data') })).rejects.toThrow(/cannot be made/)
    await expect(start({ dataDir: join(scratch, 'a-file') })).rejects.toThrow(/cannot be made/)
  })

  test.runIf(process.platform === 'linux')(
    'a data folder below /proc, where none can be created, ends the start',
    async () => {
      const dataDir = '/proc/nowhere/data'
      await expect(start({ dataDir })).rejects.toThrow(`The data folder ${dataDir} cannot be made`)
    },
  )
})

test('a killed database is restarted at the same address', async () => {
  const dataDir = join(scratch, 'killed')
  const engine = await start({ dataDir })
  const pid = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => query(engine.url, 'select 1 as one').catch(() => undefined), { timeout: 10_000 })
    .toEqual([{ one: 1 }])
  await engine.stop()
})

test('text sorts by code point in UTF-8, times are UTC', async () => {
  const engine = await start({ dataDir: join(scratch, 'killed') })
  expect(
    await query(
      engine.url,
      `select current_setting('server_encoding') as encoding, 'a' > 'B' as by_code,
         lower('Ä电') as lower, current_setting('timezone') as zone, current_setting('fsync') as fsync`,
    ),
  ).toEqual([{ encoding: 'UTF8', by_code: true, lower: 'ä电', zone: 'UTC', fsync: 'on' }])
  await engine.stop()
})

test.runIf(process.getuid?.() === 0)(
  'as root without user namespaces, PostgreSQL runs under another account and outside the home of root',
  async () => {
    const dataDir = join(scratch, 'rooted')
    const engine = await start({ dataDir, forceRunAs: 'account' })
    const home = (await readFile(join(dataDir, 'outside-folder'), 'utf8')).trim()
    try {
      expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await engine.stop()
      const again = await start({ dataDir })
      expect(again.url, 'the choice stays').toBe(engine.url)
      await again.stop()
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
)

test.runIf(process.getuid?.() === 0)(
  'a shop whose data outside its folder are gone is not opened empty, by a start or by a command',
  async () => {
    const dataDir = join(scratch, 'bereft')
    const engine = await start({ dataDir, forceRunAs: 'account' })
    await engine.stop()
    const home = (await readFile(join(dataDir, 'outside-folder'), 'utf8')).trim()
    await rm(home, { recursive: true })
    const lost = `The data of this shop were in ${home}`
    await expect(start({ dataDir })).rejects.toThrow(lost)
    await expect(start({ dataDir, mayJoin: true })).rejects.toThrow(lost)
    expect(existsSync(home)).toBe(false)
  },
)

describe('DATABASE_URL', () => {
  test.each([
    ['postgresql://nobody:x@127.0.0.1:1/none', /cannot be reached: .*ECONNREFUSED/],
    ['postgresql://[', /not an address like/],
  ])('%s is rejected in one sentence', async (databaseUrl, message) => {
    const begun = performance.now()
    const { checkExternal } = await import('../../src/server/db/engine/external.ts')
    await expect(checkExternal(databaseUrl, 0)).rejects.toThrow(message)
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  test('a suitable server is accepted, and its password never appears in errors', async () => {
    const engine = await start({ dataDir: join(scratch, 'killed') })
    const external = await start({ dataDir: join(scratch, 'unused'), databaseUrl: engine.url })
    expect(external.kind).toBe('external')
    expect(existsSync(join(scratch, 'unused'))).toBe(false)
    const wrong = engine.url.replace(/:[^:@]+@/, ':wrong-secret@')
    await expect(start({ dataDir: '', databaseUrl: wrong })).rejects.toThrow(
      /^(?!.*wrong-secret).*password authentication failed/,
    )
    await engine.stop()
  })
})

function start(options: Omit<EngineOptions, 'log'>): Promise<Engine> {
  return startEngine({ log, ...options })
}

async function startEngineInChild(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, '../support/own-engine.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, dataDir])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim() }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

// An ended process stays listed until its parent collects its exit status.
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return state !== '' && !state.startsWith('Z')
}
