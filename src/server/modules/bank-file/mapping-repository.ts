// Reads and writes the mappings of bank files, one for each heading row (`headings`: its folded cells, joined by tabs).
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export async function findMapping(db: Kysely<Database>, headings: string): Promise<unknown> {
  const found = await db
    .selectFrom('bank_file_mapping')
    .where('headings', '=', headings)
    .select('mapping')
    .executeTakeFirst()
  return found?.mapping
}

export async function writeMapping(
  trx: Kysely<Database>,
  row: { headings: string; mapping: unknown; by: string; at: Date },
): Promise<void> {
  const { headings, mapping, by, at } = row
  await sql`insert into bank_file_mapping as stored (headings, mapping, set_by, set_at)
    values (${headings}, ${JSON.stringify(mapping)}::jsonb, ${by}, ${at})
    on conflict (headings) do update set mapping = excluded.mapping, set_by = excluded.set_by, set_at = excluded.set_at
    where stored.mapping <> excluded.mapping`.execute(trx)
}
