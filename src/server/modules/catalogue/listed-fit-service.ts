// What the fit lists of products say of devices by name.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type AskedFit, findListedFits } from './listed-fit-repository.ts'

export interface ListedFit {
  confidence: 'confirmed' | 'reported' | 'unconfirmed'
  /** Which of the devices of this name it fits. */
  qualifier: string[]
}

/** One statement for any number of fits; the lookup gives null for a device that the product does not list. */
export async function readListedFits(
  db: Kysely<Database>,
  asked: readonly AskedFit[],
): Promise<(productId: number, label: string) => ListedFit | null> {
  const rows = asked.length === 0 ? [] : await findListedFits(db, asked)
  const fits = new Map(
    rows.map(({ product_id, label, confidence, qualifier }) => [
      `${product_id} ${label}`,
      { confidence, qualifier },
    ]),
  )
  return (productId, label) => fits.get(`${productId} ${label}`) ?? null
}
