// Takes the bytes of a picture or file away for good; what shows it goes on without it.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { raiseContentVersion } from './content-version.ts'
import { ContentRefusal } from './manage-pieces.ts'
import { emptyRow } from './media-writing-repository.ts'

/** Returns the hash that nothing points at any more, to be removed after the commit; null when others do. */
export async function emptyMedia(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<string | null> {
  const emptied = await emptyRow(trx, id, now)
  if (!emptied)
    throw new ContentRefusal(`There is no picture or file ${id}, or it is empty already.`)
  await raiseContentVersion(trx)
  return emptied.others > 0 ? null : emptied.hash
}
