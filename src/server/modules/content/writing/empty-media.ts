// Empties a picture or file: removes its bytes permanently; entries that use it stay visible without it.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { raiseContentVersion } from './content-version-repository.ts'
import { ContentRejected } from './manage-entries.ts'
import { emptyRow } from './media-writing-repository.ts'

/**
 * Returns the hash if no other row uses it, so that the caller removes its bytes after the commit; else null.
 */
export async function emptyMedia(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<string | null> {
  const emptied = await emptyRow(trx, id, now)
  if (!emptied)
    throw new ContentRejected(`There is no picture or file ${id}, or it is empty already.`)
  await raiseContentVersion(trx)
  return emptied.others > 0 ? null : emptied.hash
}
