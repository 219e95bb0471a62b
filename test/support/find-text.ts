// Finds a text in every column of every table, as the owner of the database sees them.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

/** The names of the tables with a row that contains one of the texts; letter case counts only in columns of bytes. */
export async function tablesWith(
  owner: Kysely<Database>,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string; byteColumns: string[] }>`
    select t.table_name as name, coalesce(array_agg(c.column_name::text) filter (where c.data_type = 'bytea'), '{}') as "byteColumns"
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by t.table_name order by t.table_name`.execute(
    owner,
  )
  const found: string[] = []
  for (const { name, byteColumns } of rows) {
    if (await isIn(owner, { name, byteColumns }, texts)) found.push(name)
  }
  return found
}

async function isIn(
  owner: Kysely<Database>,
  { name, byteColumns }: { name: string; byteColumns: readonly string[] },
  texts: readonly string[],
): Promise<boolean> {
  const conditions = texts.flatMap((text) => [
    sql<boolean>`strpos(lower(t::text), ${text.toLowerCase()}) > 0`,
    ...byteColumns.map((column) => {
      return sql<boolean>`position(convert_to(${text}, 'UTF8') in ${sql.ref(`t.${column}`)}) > 0`
    }),
  ])
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(name)} t where ${sql.join(conditions, sql` or `)}) as found`.execute(
    owner,
  )
  return rows[0]!.found
}
