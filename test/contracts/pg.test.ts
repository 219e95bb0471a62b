// What named-client.ts requires of the private flag `_queryable` of pg, described-query.ts of its queries and their results,
// and pooled-session.ts of `processID`.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { writtenAgainst } from '../support/written-against.ts'

writtenAgainst('pg', '8.23.1')

type FlaggedClient = pg.PoolClient & { _queryable: boolean }

let pool: pg.Pool

beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('testServer').adminUrl, max: 1 })
})
afterAll(() => pool.end())

test('pg hands out a connected client again while its flag _queryable is true', async () => {
  const first = await borrow()
  expect(first._queryable).toBe(true)
  first.release()
  const second = await borrow()
  expect(second).toBe(first)
  second.release()
})

test('pg closes a client whose flag _queryable is false when it is released', async () => {
  const retired = await borrow()
  retired._queryable = false
  retired.release()
  const next = await borrow()
  expect(next).not.toBe(retired)
  expect(next._queryable).toBe(true)
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  next.release()
})

test('pg keeps the number of its process in processID', async () => {
  const client = new pg.Client({ connectionString: inject('testServer').adminUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.end()
  expect((client as unknown as { processID: number }).processID).toBe(rows[0]?.pid)
})

test('pg stores in three fields of a result how to read its rows, and in one of a query whether to collect them', async () => {
  const query = new pg.Query('select 1 as one, null::text as none', []) as pg.Query & {
    callback: (error: Error | null) => void
    _result: object
    _accumulateRows: unknown
  }
  const client = await borrow()
  await new Promise((resolve) => {
    query.callback = resolve
    client.query(query)
  })
  client.release()
  expect(query._accumulateRows).toBeTruthy()
  expect(query._result).toMatchObject({
    fields: [{ name: 'one' }, { name: 'none' }],
    _parsers: [expect.any(Function), expect.any(Function)],
    _prebuiltEmptyResultObject: { one: null, none: null },
  })
})

async function borrow(): Promise<FlaggedClient> {
  return (await pool.connect()) as FlaggedClient
}
