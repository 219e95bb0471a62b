// The login of the server on an external database: its rights and limits, and what the log says when it lacks them.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chooseLogin } from '../../src/server/context/choose-login.ts'
import { ADVISORY_LOCKS } from '../../src/server/db/advisory-locks.ts'
import { startPoolerProxy, type PoolerProxy } from '../support/pooler-proxy.ts'
import { createDatabase, type TestDatabase } from '../support/test-database.ts'

const LOGIN = `shop_login_${randomBytes(4).toString('hex')}`
const PASSWORD = 'example'
let database: TestDatabase
let pooler: PoolerProxy

beforeAll(async () => {
  const { adminUrl, template } = inject('testServer')
  database = await createDatabase(adminUrl, template)
  pooler = await startPoolerProxy(database.url)
  await run(`create role ${LOGIN} login password '${PASSWORD}' in role shop_server`)
})
afterAll(async () => {
  await pooler.stop()
  await run(`drop role ${LOGIN}`)
  await database.drop()
})

const LIMITS = { statement: '5s', lock: '2s', idle: '10s' }

test('a direct login of the owner switches to the role of the server and needs no limits of its own', async () => {
  const { chosen, warnings } = await choose({ isBehindPooler: false, DATABASE_URL: database.url })
  expect(chosen).toEqual({ url: database.url, role: 'shop_server', isBehindPooler: false })
  expect(warnings).toEqual([])
  expect(await limitsOf(database.url)).toEqual({ statement: '0', lock: '0', idle: '0' })
})

test('where the server has a login of its own, the owner gives it the limits of the server', async () => {
  const url = asLogin(database.url)
  const { chosen, warnings } = await choose({ DATABASE_URL: url, DATABASE_OWNER_URL: database.url })
  expect(chosen).toEqual({ url, role: null, isBehindPooler: false })
  expect(warnings).toEqual([])
  expect(await limitsOf(url)).toEqual(LIMITS)
})

test('a process that starts while another gives the login its limits waits for it', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const url = asLogin(database.url)
  await run(`alter role ${LOGIN} in database ${name} reset all`)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query(`begin; select pg_advisory_xact_lock(${ADVISORY_LOCKS.databaseLoginLimits});
    alter role ${LOGIN} in database ${name} set lock_timeout = '2s'`)
  const starting = choose({ DATABASE_URL: url, DATABASE_OWNER_URL: database.url })
  const waiting = `select wait_event_type from pg_stat_activity
    where application_name = 'server-role' and datname = current_database()`
  await expect.poll(() => run(waiting)).toEqual([{ wait_event_type: 'Lock' }])
  await other.query('commit')
  await other.end()
  expect((await starting).warnings).toEqual([])
  expect(await limitsOf(url)).toEqual(LIMITS)
})

test('limits that the login already has stay as they are', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await run(`alter role ${LOGIN} in database ${name} set statement_timeout = '4s'`)
  const url = asLogin(database.url)
  await choose({ DATABASE_URL: url, DATABASE_OWNER_URL: database.url })
  expect(await limitsOf(url)).toEqual({ ...LIMITS, statement: '4s' })
  await run(`alter role ${LOGIN} in database ${name} reset all`)
})

test('where the owner may not set limits, the log has the statements for an administrator', async () => {
  // A role may always limit itself, so the owner here is neither the login nor the real owner.
  const stranger = `${LOGIN}_owner`
  await run(`create role ${stranger} login password '${PASSWORD}'`)
  const { chosen, warnings } = await choose({
    DATABASE_URL: asLogin(pooler.url),
    DATABASE_OWNER_URL: asLogin(database.url, stranger),
    DB_STATEMENT_NAMES: 'off',
  })
  await run(`drop role ${stranger}`)
  expect(chosen).toMatchObject({ role: null, isBehindPooler: true })
  const alterRole = `alter role "${LOGIN}" in database "${new URL(database.url).pathname.slice(1)}"`
  expect(warnings).toEqual([
    `the login of DATABASE_URL has no time limits: let an administrator run ${alterRole} set statement_timeout = '5s'; ${alterRole} set lock_timeout = '2s'; ${alterRole} set idle_in_transaction_session_timeout = '10s';`,
  ])
})

test('the owner behind a pooler gets the limits, and the log says whose rights the server has', async () => {
  const { chosen, warnings } = await choose({ isBehindPooler: true, DATABASE_URL: pooler.url })
  expect(chosen).toEqual({ url: pooler.url, role: null, isBehindPooler: true })
  expect(warnings).toEqual([
    expect.stringMatching(/^the server works with the owner's rights: set DATABASE_OWNER_URL/),
    expect.stringMatching(/^DATABASE_URL leads through a pooler: set DB_STATEMENT_NAMES=off/),
  ])
  expect(await limitsOf(database.url)).toEqual(LIMITS)
})

async function choose(settings: {
  isBehindPooler?: boolean
  DATABASE_URL: string
  DATABASE_OWNER_URL?: string
  DB_STATEMENT_NAMES?: 'on' | 'off'
}) {
  const warnings: string[] = []
  const { isBehindPooler = false, DATABASE_OWNER_URL = '' } = settings
  const url = DATABASE_OWNER_URL || settings.DATABASE_URL
  const config = { DB_STATEMENT_NAMES: 'on' as const, ...settings, DATABASE_OWNER_URL }
  const log = { warn: (text: string) => void warnings.push(text) }
  const chosen = await chooseLogin({ kind: 'external', url, isBehindPooler }, config, log as never)
  return { chosen, warnings }
}

function asLogin(url: string, login = LOGIN): string {
  const withLogin = new URL(url)
  withLogin.username = login
  withLogin.password = PASSWORD
  return withLogin.href
}

async function limitsOf(url: string): Promise<unknown> {
  const [limits] = await run(
    `select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
    url,
  )
  return limits
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
