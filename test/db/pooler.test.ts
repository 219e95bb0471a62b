// The shop behind PgBouncer in transaction mode: it starts, and all sessions keep the limits of the server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startProxy, type DatabaseProxy } from '../support/database-proxy.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { startShopProcess } from '../support/shop-process.ts'
import { createDatabase, type TestDatabase } from '../support/test-database.ts'

const isInstalled = hasPgBouncer()
if (!isInstalled) {
  console.log('PgBouncer is not installed (apt-get install pgbouncer): its tests are skipped.')
}

describe.skipIf(!isInstalled)('behind PgBouncer in transaction mode', () => {
  const login = 'shop_login_pooler'
  let database: TestDatabase
  /** Listens on a port, because Debian's account of PgBouncer may not open the socket of the embedded database. */
  let proxy: DatabaseProxy
  let pooler: PgBouncer
  let folder: string

  beforeAll(async () => {
    const { adminUrl, template } = inject('testServer')
    database = await createDatabase(adminUrl, template)
    proxy = await startProxy(database.url)
    await run(`drop role if exists ${login}`)
    await run(`create role ${login} login password 'example' in role shop_server`)
    pooler = await startPgBouncer([proxy.url, asLogin(proxy.url)])
    folder = await mkdtemp(join(tmpdir(), 'voltcell-pooled-'))
  })
  afterAll(async () => {
    await pooler.stop()
    await proxy.stop()
    await run(`drop role ${login}`)
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a shop with a login of its own starts and keeps its limits', async () => {
    const url = pooler.urlOf(asLogin(proxy.url))
    await expectLimits(url, { DATABASE_OWNER_URL: database.url })
  }, 120_000)

  test('a shop with the login of the owner alone starts and keeps its limits', async () => {
    await expectLimits(pooler.urlOf(proxy.url), {})
    const kept = `select pid from pg_locks l join pg_database d on d.oid = l.database
      where locktype = 'advisory' and datname = current_database()`
    expect(await run(kept)).toEqual([])
  }, 120_000)

  async function expectLimits(url: string, settings: Record<string, string>): Promise<void> {
    const shop = await startShopProcess(url, folder, { DB_STATEMENT_NAMES: 'off', ...settings })
    try {
      const page = await fetch(`http://127.0.0.1:${shop.port}/allproduct?page=2`)
      expect(page.status).toBe(200)
      // More than the pooler has sessions, so that each of them answers.
      const asked = Array.from({ length: 8 }, () => run(LIMITS, url))
      for (const limits of await Promise.all(asked)) {
        expect(limits).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
      }
    } finally {
      await shop.stop()
    }
  }

  const LIMITS = `select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle from pg_sleep(0.2)`

  function asLogin(url: string): string {
    const withLogin = new URL(url)
    withLogin.username = login
    withLogin.password = 'example'
    return withLogin.href
  }

  async function run(sql: string, url = database.url): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }
})
