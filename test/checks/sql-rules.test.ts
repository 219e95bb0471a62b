// Tests finding statements outside repositories.
import { expect, test } from 'vitest'
import { strayStatements } from './sql-rules.ts'

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
