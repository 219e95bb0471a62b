// Reads the row of one picture.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export function findPicture(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('media_item')
    .where('id', '=', id)
    .select(['hash', 'media_type', 'width', 'height'])
    .executeTakeFirst()
}
