// Writes categories and their names.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export async function hasCategory(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('category').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function upsertCategories(
  db: Kysely<Database>,
  rows: { id: string; parent_id: string | null; position: number }[],
): Promise<void> {
  await db
    .insertInto('category')
    .values(rows)
    .onConflict((on) =>
      on.column('id').doUpdateSet({
        parent_id: sql`excluded.parent_id`,
        position: sql`excluded.position`,
      }),
    )
    .execute()
}

export async function upsertCategoryNames(
  db: Kysely<Database>,
  texts: { category_id: string; lang: string; name: string }[],
): Promise<void> {
  await db
    .insertInto('category_text')
    .values(texts)
    .onConflict((on) =>
      on.columns(['category_id', 'lang']).doUpdateSet({ name: sql`excluded.name` }),
    )
    .execute()
}
