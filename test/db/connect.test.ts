// Tests connections: types, timeouts, prepared statements, and a lost database.
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Connection } from '../../src/server/db/connect.ts'
import { connect } from '../../src/server/db/connect.ts'
import { createLog } from '../../src/server/platform/log.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { createDatabase } from '../support/test-database.ts'

let database: TestDatabase
let connection: Connection

beforeAll(async () => {
  database = await createDatabase(inject('testServer').adminUrl)
  connection = connect({ url: database.url, poolSize: 1, applicationName: 'connect-test' })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('values are parsed into the types of the shop', async () => {
  expect(
    await one(sql`select 9007199254740991::int8 as big, date '2024-02-29' as day, 1.50::numeric as price,
      0.5::float8 as float, timestamptz '2024-01-01 00:00Z' as at, '{1,null}'::int8[] as list`),
  ).toEqual({
    big: 9007199254740991,
    day: '2024-02-29',
    price: '1.50',
    float: 0.5,
    at: new Date('2024-01-01T00:00:00Z'),
    list: [1, null],
  })
  await expect(one(sql`select 9007199254740992::int8 as big`)).rejects.toThrow(
    'beyond the exact integers',
  )
})

const LIMITS = sql`select current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock, current_setting('application_name') as name,
  current_setting('idle_in_transaction_session_timeout') as idle`

test('every connection has its timeouts', async () => {
  const ofServer = { statement: '5s', lock: '2s', idle: '10s', name: 'connect-test' }
  expect(await one(LIMITS)).toEqual(ofServer)
  const longWork = connect({
    url: database.url,
    applicationName: 'long-work',
    allowsLongWork: true,
  })
  const { rows } = await LIMITS.execute(longWork.db)
  await longWork.close()
  expect(rows).toEqual([{ statement: '0', lock: '30s', idle: '10min', name: 'long-work' }])
})

test('behind a pooler long work lifts the limits of its login for each transaction', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set statement_timeout = '3s'`.execute(connection.db)
  const options = {
    url: database.url,
    poolSize: 1,
    applicationName: 'pooled',
    isBehindPooler: true,
  }
  const longWork = connect({ ...options, allowsLongWork: true })
  const inside = await longWork.db.transaction().execute((trx) => LIMITS.execute(trx))
  const after = await LIMITS.execute(longWork.db)
  await longWork.close()
  await sql`alter database ${sql.id(name)} reset statement_timeout`.execute(connection.db)
  expect(inside.rows).toMatchObject([{ statement: '0', lock: '30s', idle: '10min' }])
  expect(after.rows).toMatchObject([{ statement: '3s', lock: '0', idle: '0' }])
})

test.each([
  ['requests', {}],
  ['long work', { allowsLongWork: true }],
  ['another role', { role: 'shop_server' }],
])('a session for %s opens with nothing that a pooler rejects', async (_, options) => {
  const opened = Promise.withResolvers<Buffer>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (message: Buffer) => {
      opened.resolve(message)
      socket.destroy()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgresql://a:b@127.0.0.1:${port}/c`
  const { db, close } = connect({ url, applicationName: 'shop', ...options })
  const asked = sql`select 1`.execute(db).catch(() => undefined)
  // PostgreSQL's start-up message: length and version, then names and values in turn.
  const message = (await opened.promise).subarray(8).toString().split('\0')
  server.close()
  const names = message.filter((name, at) => at % 2 === 0 && name !== '')
  expect(names.toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  await asked
  await close()
})

test('repeated statements are prepared once', async () => {
  for (const number of [1, 2, 3]) {
    expect(await one(sql`select ${number}::int + 1 as next`)).toEqual({ next: number + 1 })
  }
  expect(
    await one(
      sql`select count(*) as n from pg_prepared_statements where statement like '%+ 1 as next%'`,
    ),
  ).toEqual({ n: 1 })
})

test.each([
  ['with its first two uses', {}, 2],
  ['each time behind a pooler', { isBehindPooler: true }, 5],
])('a connection asks for the columns of a statement %s', async (use, options, times) => {
  const asking = vi.spyOn(pg.Connection.prototype, 'describe')
  const name = `columns ${use}`
  const own = connect({ url: database.url, poolSize: 1, applicationName: 'columns', ...options })
  try {
    for (const number of [1, 2, 3, 4, 5]) {
      const { rows } =
        await sql`select ${number}::int8 as number, null as none, ${sql.lit(name)} as name
        from generate_series(1, ${number % 3}::int)`.execute(own.db)
      expect(rows).toEqual(Array.from({ length: number % 3 }, () => ({ number, none: null, name })))
    }
    expect(asking).toHaveBeenCalledTimes(times)
  } finally {
    asking.mockRestore()
    await own.close()
  }
})

test('connections for which a statement has different columns each read their own', async () => {
  const open = () => connect({ url: database.url, poolSize: 1, applicationName: 'differing' })
  const [first, second] = [open(), open()]
  const read = ({ db }: Connection) => sql`select * from pg_temp.differing`.execute(db)
  await sql`create temp table differing as select 1 as one`.execute(first.db)
  await sql`create temp table differing as select 2.5::numeric as half, 3 as one`.execute(second.db)
  for (const _ of [1, 2, 3, 4]) {
    expect((await read(first)).rows).toEqual([{ one: 1 }])
    expect((await read(second)).rows).toEqual([{ half: '2.5', one: 3 }])
  }
  await Promise.all([first.close(), second.close()])
})

test('a statement is prepared again after its table changed', async () => {
  await sql`create table shape (a int)`.execute(connection.db)
  for (const _ of [1, 2, 3]) await sql`select * from shape`.execute(connection.db)
  await sql`alter table shape add column b int default 7`.execute(connection.db)
  await sql`insert into shape values (1)`.execute(connection.db)
  expect(await one(sql`select * from shape`)).toEqual({ a: 1, b: 7 })
})

describe('a full pool', () => {
  test('with a full pool a caller waits one second and no longer', async () => {
    const slow = sql`select pg_sleep(1.6)`.execute(connection.db)
    const begun = performance.now()
    await expect(one(sql`select 1`)).rejects.toThrow(/timeout/)
    expect(performance.now() - begun).toBeLessThan(1500)
    await slow
    expect(await one(sql`select 1 as one`)).toEqual({ one: 1 })
  })
})

test('interrupted connections, idle or busy, are replaced', async () => {
  const admin = connect({ url: database.url, poolSize: 1, applicationName: 'admin' })
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'connect-test'`
  await one(sql`select 1`)
  await cut.execute(admin.db)
  await expect.poll(() => one(sql`select 1 as one`).catch(() => undefined)).toEqual({ one: 1 })
  const busy = expect(one(sql`select pg_sleep(4)`)).rejects.toThrow(/terminat/)
  const sleeping = sql<{ running: number }>`select count(*)::int as running from pg_stat_activity
    where application_name = 'connect-test' and state = 'active' and query like '%pg_sleep(4)%'`
  await expect.poll(async () => (await sleeping.execute(admin.db)).rows[0]?.running).toBe(1)
  await cut.execute(admin.db)
  await busy
  expect(await one(sql`select 1 as one`)).toEqual({ one: 1 })
  await admin.close()
})

test('the loss of an idle connection is logged without its secrets and its statements', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voltcell-lost-'))
  const file = join(folder, 'log')
  const { log, flush } = createLog('warn', openSync(file, 'w'))
  const idle = connect({ url: database.url, poolSize: 1, applicationName: 'idle', log })
  await sql`select 'canary'`.execute(idle.db)
  await one(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle'`,
  )
  const written = () => {
    flush()
    return readFileSync(file, 'utf8')
  }
  await expect.poll(written).toContain('an idle database connection was lost')
  expect(written()).toContain('"code":"57P01"')
  expect(written()).not.toMatch(/secretKey|canary|password/)
  expect(written().length).toBeLessThan(2000)
  await idle.close()
  rmSync(folder, { recursive: true })
})

test('a server that accepts connections but never answers is given up after one second', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const hung = connect({ url: `postgresql://a:b@127.0.0.1:${port}/c`, applicationName: 'hung' })
  const begun = performance.now()
  await expect(sql`select 1`.execute(hung.db)).rejects.toThrow(/timeout/)
  expect(performance.now() - begun).toBeLessThan(2500)
  await hung.close()
  sockets.forEach((socket) => socket.destroy())
  silent.close()
})

async function one(query: ReturnType<typeof sql>): Promise<unknown> {
  return (await query.execute(connection.db)).rows[0]
}
