// The server role: it can read and write rows, but cannot alter tables or change audit entries.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findServerRole } from '../../src/server/db/server-role.ts'
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
