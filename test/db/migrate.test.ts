// Tests applying migrations.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrate } from '../../src/server/db/migrate.ts'
import { startPoolerProxy } from '../support/pooler-proxy.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { createDatabase } from '../support/test-database.ts'

// Error codes of PostgreSQL.
const LOCK_TIMEOUT = '55P03'
const DEADLOCK = '40P01'
const SERIALISATION = '40001'

let database: TestDatabase
let folder: string
/** What the log says of files that are applied again. */
let retried: object[]

beforeEach(async () => {
  retried = []
  database = await createDatabase(inject('testServer').adminUrl)
  folder = await mkdtemp(join(tmpdir(), 'voltcell-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('migrate', () => {
  test('files are applied in order, once', async () => {
    await file('0002-more.sql', 'alter table a add column b text;')
    await file('0001-first.sql', "create table a (id int); insert into a values (1); select 'x;y';")
    expect(await run()).toEqual(['0001-first', '0002-more'])
    expect(await run()).toEqual([])
    expect(await rows('select id, b from a')).toEqual([{ id: 1, b: null }])
  })

  test('three runs at once apply each file once', async () => {
    await file('0001-first.sql', 'create table a (id int); select pg_sleep(0.2);')
    const done = await Promise.all([run(), run(), run()])
    expect(done.flat()).toEqual(['0001-first'])
  })

  test('a migration whose table others keep locked is tried again until the table is free', async () => {
    await file('0001-first.sql', 'create table a (id int);')
    await run()
    await file('0002-more.sql', 'alter table a add column b text;')
    const holder = await begin('lock table a')
    const migrated = run({ attempts: 10, lockMs: 50, pauseMs: 200 })
    // Between two attempts no lock is held, and none is waited for.
    await expect
      .poll(() => rows(OF_MIGRATION), { timeout: 8000 })
      .toEqual([{ query: 'rollback', locks: 0 }])
    await holder.end()
    expect(await migrated).toEqual(['0002-more'])
  })

  test('a table that stays locked makes the migration fail, and the error names the migration', async () => {
    await file('0001-first.sql', 'create table a (id int);')
    await run()
    await file('0002-more.sql', 'alter table a add column b text;')
    const holder = await begin('lock table a')
    await expect(run({ attempts: 2, lockMs: 50, pauseMs: 10 })).rejects.toThrow(
      /^The migration 0002-more failed: .*lock timeout/,
    )
    expect(retried).toMatchObject([{ migration: '0002-more', attempt: 1, code: LOCK_TIMEOUT }])
    await holder.end()
  })

  test('a file that a deadlock with a writer ends is applied again as a whole, with a line in the log', async () => {
    await file('0001-first.sql', 'create table a (id int); create table b (id int);')
    await run()
    await file('0002-both.sql', `insert into a values (1); ${AT_GATE}; lock table b;`)
    const gate = await begin(AT_GATE)
    const writer = await begin("set deadlock_timeout = '60s'; lock table b")
    const migrated = run({ attempts: 3, lockMs: 20_000, pauseMs: 10 })
    await untilWaiting('migrate')
    const written = writer.query('lock table a; insert into a values (2); commit')
    await untilWaiting('writer')
    // From here each waits for the other, and the writer does not notice for a minute.
    await gate.query('commit')
    await written
    expect(await migrated).toEqual(['0002-both'])
    expect(await rows('select id from a order by id')).toEqual([{ id: 1 }, { id: 2 }])
    expect(retried).toMatchObject([{ migration: '0002-both', attempt: 1, code: DEADLOCK }])
    await Promise.all([gate.end(), writer.end()])
  })

  test('a file whose rows a writer moves away meanwhile is applied again as a whole', async () => {
    await file(
      '0001-first.sql',
      `create table a (id int, part int) partition by list (part);
      create table a1 partition of a for values in (1); create table a2 partition of a for values in (2);
      create table b (id int); insert into a values (1, 1);`,
    )
    await run()
    await file('0002-raise.sql', 'insert into b values (1); update a set id = id + 10;')
    const writer = await begin('update a set part = 2')
    const migrated = run({ attempts: 3, lockMs: 20_000, pauseMs: 10 })
    await untilWaiting('migrate')
    await writer.query('commit')
    expect(await migrated).toEqual(['0002-raise'])
    expect(await rows('select a.id, part, b.id as once from a, b')).toEqual([
      { id: 11, part: 2, once: 1 },
    ])
    expect(retried).toMatchObject([{ migration: '0002-raise', attempt: 1, code: SERIALISATION }])
    await writer.end()
  })

  test('three runs at once apply each file once, whatever isolation the database prefers', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await rows(`alter database ${name} set default_transaction_isolation = 'repeatable read'`)
    await file('0001-first.sql', 'create table a (id int); select pg_sleep(0.2);')
    const done = await Promise.all([run(), run(), run()])
    expect(done.flat()).toEqual(['0001-first'])
  })

  test('no lock remains on a connection that a pooler keeps', async () => {
    await file('0001-first.sql', 'create table a (id int);')
    const pooler = await startPoolerProxy(database.url)
    expect(await migrate({ url: pooler.url, folder })).toEqual(['0001-first'])
    const kept = await rows(OF_MIGRATION)
    await pooler.stop()
    expect(kept).toEqual([{ query: 'commit', locks: 0 }])
  })

  test('limits of the login do not end a migration that takes longer', async () => {
    await file('0001-first.sql', 'select pg_sleep(0.3);')
    const name = new URL(database.url).pathname.slice(1)
    await rows(`alter database ${name} set statement_timeout = 200`)
    await rows(`alter database ${name} set idle_in_transaction_session_timeout = 200`)
    expect(await run()).toEqual(['0001-first'])
  })

  test('a failing file is rolled back, and the ones before stay applied', async () => {
    await file('0001-first.sql', 'create table a (id int);')
    await file('0002-bad.sql', 'create table b (id int); select * from nowhere;')
    await expect(run()).rejects.toThrow(/^The migration 0002-bad failed: relation "nowhere"/)
    expect(await rows("select to_regclass('a') is null a, to_regclass('b') is null b")).toEqual([
      { a: false, b: true },
    ])
    await file('0002-bad.sql', 'create table b (id int);')
    expect(await run()).toEqual(['0002-bad'])
  })

  test('a file that changed after it was applied is rejected', async () => {
    await file('0001-first.sql', 'create table a (id int);')
    await run()
    await file('0001-first.sql', 'create table a (id int);')
    expect(await run()).toEqual([])
    await file('0001-first.sql', 'create table a (id bigint);')
    await expect(run()).rejects.toThrow(/0001-first was changed after/)
  })

  test('a database newer than the shop is rejected', async () => {
    await file('0001-first.sql', 'select 1;')
    await file('0002-next.sql', 'select 1;')
    await run()
    await rm(join(folder, '0002-next.sql'))
    await expect(run()).rejects.toThrow(/has the migration 0002-next, which this version/)
  })

  test('a file with a lower number that another branch adds later is applied', async () => {
    await file('0001-first.sql', 'select 1;')
    await file('0003-third.sql', 'select 1;')
    await run()
    await file('0002-late.sql', 'select 1;')
    expect(await run()).toEqual(['0002-late'])
  })

  test.each([
    ['1-first.sql', /is not named like/],
    ['0001-First.sql', /is not named like/],
  ])('the name %s is rejected', async (name, message) => {
    await file(name, 'select 1;')
    await expect(run()).rejects.toThrow(message)
  })

  test('two files with one number are rejected', async () => {
    await file('0001-a.sql', 'select 1;')
    await file('0001-b.sql', 'select 1;')
    await expect(run()).rejects.toThrow(/Two migrations have the number of 0001-b/)
  })
})

function run(retries?: { attempts: number; lockMs: number; pauseMs: number }): Promise<string[]> {
  const log = { warn: (line: object) => void retried.push(line) }
  return migrate({ url: database.url, folder, log, ...(retries ? { retries } : {}) })
}

/** The file waits here while a test holds the same lock. */
const AT_GATE = 'select pg_advisory_xact_lock(7)'

/** Sessions of migrations, with their last statement and the locks that each holds or waits for. */
const OF_MIGRATION = `
  select query, (select count(*)::int from pg_locks held where held.pid = session.pid) as locks
  from pg_stat_activity session
  where application_name = 'migrate' and datname = current_database()`

/** A transaction of another process, which keeps its locks until it is committed or its connection ends. */
async function begin(sql: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name: 'writer' })
  await client.connect()
  await client.query(`begin; ${sql}`)
  return client
}

/** Resolves when a session of this name waits for a lock. */
async function untilWaiting(name: string): Promise<void> {
  const waiting = `select count(*)::int as sessions from pg_stat_activity
    where application_name = '${name}' and datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => rows(waiting), { timeout: 8000 }).toEqual([{ sessions: 1 }])
}

function file(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql)
}

async function rows(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const result = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return result.rows
}
