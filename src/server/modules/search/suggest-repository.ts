// Reads the names of categories for suggestions.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The names of these categories in the requested language, else in English; unknown categories are missing. */
export async function readCategoryNames(
  db: Kysely<Database>,
  categoryIds: string[],
  lang: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (category_id) category_id as id, name from category_text
    where category_id = any ((select ${categoryIds}::text[])::text[]) and lang in (${lang}, 'en_us')
    order by category_id, (lang = ${lang}) desc`.execute(db)
  return rows
}
