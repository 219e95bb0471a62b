// Looks up devices by name in the fit lists of products.
import type { Ctx } from '../../context/context.ts'
import { openStore } from './catalogue-store.ts'
import { type FitQuery, findListedFits } from './listed-fit-repository.ts'
import { twinOf } from './pair-service.ts'
import { type MarkedFit, markFit } from './present-review.ts'

export interface ListedFit extends MarkedFit {
  /** Which of the devices of this name it fits. */
  qualifier: string[]
}

/** One statement for any number of fits; the lookup gives null for a device that the product does not list. */
export async function readListedFits(
  ctx: Pick<Ctx, 'db' | 'lang' | 'catalogueVersion'>,
  queries: readonly FitQuery[],
): Promise<(productId: number, name: string) => ListedFit | null> {
  const rows = queries.length === 0 ? [] : await findListedFits(ctx.db, queries)
  const store = await openStore(ctx)
  const fits = new Map(
    rows.map((row) => {
      const mark = markFit(row, twinOf(store, row.product_id), ctx.lang)
      return [`${row.product_id} ${row.name}`, { ...mark, qualifier: row.qualifier }]
    }),
  )
  return (productId, name) => fits.get(`${productId} ${name}`) ?? null
}
