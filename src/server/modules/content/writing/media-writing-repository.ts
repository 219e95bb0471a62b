// Reads and writes the rows of pictures and files, and their alternative texts.
import type { Insertable, Kysely } from 'kysely'
import type { Lang } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'

/** Oldest first. */
export function findMedia(db: Kysely<Database>) {
  return db.selectFrom('media_item').selectAll().orderBy('created_at').orderBy('id').execute()
}

export async function insertMedia(
  trx: Kysely<Database>,
  row: Insertable<Database['media_item']>,
): Promise<void> {
  await trx.insertInto('media_item').values(row).execute()
}

export async function setFocalPoint(
  trx: Kysely<Database>,
  id: string,
  { x, y }: { x: number; y: number },
): Promise<void> {
  await trx.updateTable('media_item').set({ focal_x: x, focal_y: y }).where('id', '=', id).execute()
}

/** Returns 1 when the text changed. */
export async function setAlt(
  trx: Kysely<Database>,
  mediaId: string,
  lang: Lang,
  alt: string,
): Promise<number> {
  const { numInsertedOrUpdatedRows: rows } = await trx
    .insertInto('media_item_text')
    .values({ media_id: mediaId, lang, alt })
    .onConflict((conflict) =>
      conflict
        .columns(['media_id', 'lang'])
        .doUpdateSet({ alt })
        .where('media_item_text.alt', '!=', alt),
    )
    .executeTakeFirstOrThrow()
  return Number(rows ?? 0)
}

/**
 * Removes the reference to a picture's bytes; `others`: how many pictures still use these bytes. Undefined when there
 * is no such picture or it has no bytes.
 */
export async function emptyRow(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ hash: string; others: number } | undefined> {
  const row = await trx
    .selectFrom('media_item')
    .where('id', '=', id)
    .where('hash', 'is not', null)
    .select('hash')
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.hash === null) return undefined
  const { hash } = row
  await trx
    .updateTable('media_item')
    .set({ hash: null, emptied_at: now })
    .where('id', '=', id)
    .execute()
  const same = await trx.selectFrom('media_item').where('hash', '=', hash).select('id').execute()
  return { hash, others: same.length }
}

export function findAlts(db: Kysely<Database>) {
  return db.selectFrom('media_item_text').selectAll().execute()
}
