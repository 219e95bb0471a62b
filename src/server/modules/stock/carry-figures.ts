// Carries the stock of the catalogue file over to the stock that orders use, after an import.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { carryBatch } from './stock-level-repository.ts'

/** Small, so that orders wait for a batch only for milliseconds. */
const BATCH = 200

/**
 * Every product whose figure in the file changed gets it as its pieces on hand; each batch is a separate
 * transaction. A figure that stayed the same changes nothing: the pieces shipped since it was written stay subtracted.
 */
export async function carryFigures(db: Kysely<Database>): Promise<void> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await db.transaction().execute((trx) => carryBatch(trx, { after: from, limit: BATCH }))
  }
}
