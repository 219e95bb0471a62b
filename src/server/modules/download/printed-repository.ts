// Reads and writes the existing printed catalogues with their versions.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { PrintedCatalogueTable } from '../../db/schema/downloads.ts'

export function findPrintedCatalogue(db: Kysely<Database>, categoryId: string, lang: Lang) {
  return db
    .selectFrom('printed_catalogue')
    .where('category_id', '=', categoryId)
    .where('lang', '=', lang)
    .selectAll()
    .executeTakeFirst()
}

export function findPrintedCatalogues(db: Kysely<Database>, lang: Lang, version: number) {
  return db
    .selectFrom('printed_catalogue')
    .where('lang', '=', lang)
    .where('version', '=', version)
    .select(['category_id', 'bytes', 'pages', 'made_at'])
    .execute()
}

/** No version of the catalogue is negative. The rows stay, because their files are removed when they are replaced. */
export async function expirePrintedCatalogues(db: Kysely<Database>): Promise<void> {
  await db.updateTable('printed_catalogue').set({ version: -1 }).execute()
}

/** Replaces the previous catalogue and returns its hash. */
export async function replacePrintedCatalogue(
  db: Kysely<Database>,
  printed: PrintedCatalogueTable,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('printed_catalogue')
      .where('category_id', '=', printed.category_id)
      .where('lang', '=', printed.lang)
      .select('hash')
      .forUpdate()
      .executeTakeFirst()
    const { category_id: _, lang: __, ...rest } = printed
    await trx
      .insertInto('printed_catalogue')
      .values(printed)
      .onConflict((conflict) => conflict.columns(['category_id', 'lang']).doUpdateSet(rest))
      .execute()
    return before?.hash
  })
}
