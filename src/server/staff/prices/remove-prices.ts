// Removes a price list with all its prices and terms.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  lockCatalogue,
  nextVersion,
  raiseVersion,
} from '../../modules/catalogue/writing/catalogue-version.ts'
import { removePriceList } from '../../modules/pricing/writing/price-lists.ts'

/** Returns the number of removed prices. Throws PriceListError for an unknown list. */
export async function removePrices(
  { db, now, actor }: { db: Kysely<Database>; now: Date; actor: string },
  list: string,
): Promise<{ removed: number }> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    const removed = await removePriceList(trx, list)
    await raiseVersion(trx, await nextVersion(trx))
    const subject = `price-list:${list}`
    await writeAudit(trx, now, {
      actor,
      action: 'prices.remove',
      subject,
      change: { removed },
    })
    return { removed }
  })
}
