// Copies the stock of the catalogue file to the stock that orders use, and publishes changed stock bands (out, low, in)
// in a new version of the stock.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { LOW_STOCK } from '../modules/catalogue/catalogue-columns.ts'
import {
  raiseStockVersion,
  tryLockCatalogue,
} from '../modules/catalogue/writing/catalogue-version.ts'
import { carryFigures } from '../modules/stock/carry-figures.ts'
import { areBandsOutdated, writeCurrentBands } from '../modules/stock/stock-bands.ts'

/** While an import runs, changed bands wait for the next call. Returns whether a new version was made. */
export async function carryStock(db: Kysely<Database>): Promise<boolean> {
  await carryFigures(db)
  if (!(await areBandsOutdated(db, LOW_STOCK))) return false
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockCatalogue(trx))) return false
    if (!(await writeCurrentBands(trx, LOW_STOCK))) return false
    await raiseStockVersion(trx)
    return true
  })
}
