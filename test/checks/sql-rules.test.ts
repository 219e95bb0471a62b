// Tests finding statements outside repositories, and those that lock and change rows at once.
import { expect, test } from 'vitest'
import { lockingChanges, strayStatements } from './sql-rules.ts'

const SERVICE = 'src/server/modules/pricing/pricing-service.ts'

test.each([
  "  .selectFrom('price_list')",
  "  await trx.insertInto('price_list').values(list).execute()",
  "  query.updateTable('member')",
  "  db.deleteFrom('member')",
  '  const { rows } = await sql<{ id: number }>`',
  '  await sql`analyze price_row`.execute(trx)',
  '  sql.raw(definition)',
])('a service that builds a statement is reported: %s', (line) => {
  expect(strayStatements(SERVICE, `// Prices.\n${line}\n`)).toEqual([
    `${SERVICE}:2 builds SQL: statements belong in a repository`,
  ])
})

test.each([
  ['src/server/modules/pricing/price-repository.ts', 'sql`select 1`'],
  ['src/server/db/migrate.ts', 'sql`select 1`'],
  [SERVICE, "import type { Kysely } from 'kysely'\nconst text = `nosql`\nlist.select('id')"],
])('in %s this text is not reported: %s', (path, text) => {
  expect(strayStatements(path, text)).toEqual([])
})

test('a statement that locks rows for no key update and changes rows is reported', () => {
  const lock = 'select id from due for no key update of o'
  const text = `const a = 1\nawait sql\`with d as (${lock}) update trade_order set note = ''\`.execute(trx)\n`
  expect(lockingChanges('a-repository.ts', text)).toEqual([
    'a-repository.ts:2 locks and changes rows in one statement: lock them in a statement before it',
  ])
})

test.each([
  'sql`select id from due for no key update of o`; sql`update trade_order set note = 1`',
  'sql`with d as (select id from due for update of o) update trade_order set note = 1`',
  'sql`select id from due order by id for no key update`',
])('this is not reported: %s', (text) => {
  expect(lockingChanges('a-repository.ts', text)).toEqual([])
})
