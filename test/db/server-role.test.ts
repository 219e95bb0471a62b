// The server role: it can read and write rows, but cannot alter tables or change audit entries.
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { findServerRole, inspectLogin, openServerLogin } from '../../src/server/db/server-role.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('the server connects with its own role', async () => {
  expect(await findServerRole(shop().url)).toBe('shop_server')
  const who = await sql<{ role: string }>`select current_user as role`.execute(shop().db)
  expect(who.rows[0]?.role).toBe('shop_server')
})

describe('restrictions of the server role', () => {
  test.each([
    'create table planted (id integer)',
    'alter table member add column planted text',
    'drop table price_row',
    'truncate company',
    'drop trigger audit_entry_stays on audit_entry',
    `update audit_entry set actor = 'nobody'`,
    'delete from audit_entry',
    'delete from schema_migration',
    'select * from pg_authid',
    `copy member to '/tmp/members'`,
    'create extension dblink',
  ])('the server role may not run: %s', async (statement) => {
    await expect(sql.raw(statement).execute(shop().db)).rejects.toThrow(
      /permission denied|must be owner|must be superuser/,
    )
  })
})

describe('the login of the server', () => {
  // `voltcell` is the owner of the tables.
  test.each([
    'set role voltcell',
    'set session authorization voltcell',
    `copy (select 1) to program 'true'`,
    'alter role shop_server superuser',
    'create table planted (id integer)',
  ])('after "set role none" a session may not run: %s', async (statement) => {
    const { url, role } = await openServerLogin(shop().url)
    expect(role).toBeNull()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('set role none')
      expect((await client.query('select session_user as who')).rows).toEqual([
        { who: 'shop_server' },
      ])
      expect((await client.query('select count(*) from product')).rows).toHaveLength(1)
      await expect(client.query(statement)).rejects.toThrow(
        /permission denied|does not exist|must be/,
      )
    } finally {
      await client.end()
    }
  })

  test('starts its sessions with the limits of the server', async () => {
    const { url } = await openServerLogin(shop().url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    await client.end()
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
  })

  test('a login that could become the owner is recognised', async () => {
    expect((await inspectLogin(shop().url)).hasOwnersRights).toBe(true)
    const { url } = await openServerLogin(shop().url)
    expect((await inspectLogin(url)).hasOwnersRights).toBe(false)
  })
})
