// Outdates cached pages when they show something of another module, such as a published review.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lockContent, raiseContentVersion } from './content-version-repository.ts'

/** Call it in the transaction of the change; cached pages and responses are rendered again. */
export async function outdatePages(trx: Kysely<Database>): Promise<void> {
  await lockContent(trx)
  await raiseContentVersion(trx)
}
