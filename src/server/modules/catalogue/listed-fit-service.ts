// Looks up devices by name in the fit lists of products.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type FitQuery, findListedFits } from './listed-fit-repository.ts'

export interface ListedFit {
  /**
   * `confirmed`: by the maker or by two observations; `reported`: observed once; `unconfirmed`: derived, or contradicted by
   * returns.
   */
  confidence: 'confirmed' | 'reported' | 'unconfirmed'
  /** Which of the devices of this name it fits. */
  qualifier: string[]
}

/** One statement for any number of fits; the lookup gives null for a device that the product does not list. */
export async function readListedFits(
  db: Kysely<Database>,
  queries: readonly FitQuery[],
): Promise<(productId: number, label: string) => ListedFit | null> {
  const rows = queries.length === 0 ? [] : await findListedFits(db, queries)
  const fits = new Map(
    rows.map(({ product_id, label, confidence, qualifier }) => [
      `${product_id} ${label}`,
      { confidence, qualifier },
    ]),
  )
  return (productId, label) => fits.get(`${productId} ${label}`) ?? null
}
