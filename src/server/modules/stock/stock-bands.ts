// Stock bands (out, low, in): whether those that the catalogue shows are outdated, and writing the current ones.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hasChangedBand, writeBands } from './stock-level-repository.ts'

/** A read without locks. `lowBelow`: from this number of free pieces on, stock is not low. */
export function areBandsOutdated(db: Kysely<Database>, lowBelow: number): Promise<boolean> {
  return hasChangedBand(db, lowBelow)
}

/** The transaction must raise the version of the stock. False: no band changed. */
export async function writeCurrentBands(trx: Kysely<Database>, lowBelow: number): Promise<boolean> {
  return (await writeBands(trx, lowBelow)) > 0
}
