// Updates a price list from the staged rows: writes those that differ and leaves all others untouched.
import type { Kysely } from 'kysely'
import type { TermField } from '../../../../shared/price-file.ts'
import type { Database } from '../../../db/database.ts'
import {
  countStagedSteps,
  countStagedTerms,
  deleteTerms,
  deleteUnstagedSteps,
  insertSteps,
  insertTerms,
  stageListTerms,
  updateSteps,
  updateTerms,
} from './price-applying-repository.ts'
import type { StagedPrices } from './stage-prices.ts'

/** Counts steps, and terms once per item. */
export interface PriceCounts {
  created: number
  changed: number
  removed: number
  unchanged: number
}

export interface ApplyPricesOptions {
  list: string
  currency: string
  staged: StagedPrices
  /** The term columns in the file; terms without a column stay unchanged. */
  termFields: readonly TermField[]
  /** Removes steps and terms of the list that the file does not contain. */
  replace: boolean
}

/** A file with rejected rows removes nothing, since those rows may contain exactly what would be removed. */
export async function applyPrices(
  trx: Kysely<Database>,
  options: ApplyPricesOptions,
): Promise<PriceCounts> {
  const steps = await applySteps(trx, options)
  if (options.termFields.length === 0) return steps
  const terms = await applyTerms(trx, options)
  return {
    created: steps.created + terms.created,
    changed: steps.changed + terms.changed,
    removed: steps.removed + terms.removed,
    unchanged: steps.unchanged + terms.unchanged,
  }
}

async function applySteps(
  trx: Kysely<Database>,
  { list, currency, staged, replace }: ApplyPricesOptions,
): Promise<PriceCounts> {
  const steps = await countStagedSteps(trx)
  const removed = replace && staged.failed === 0 ? await deleteUnstagedSteps(trx, list) : 0
  const changed = await updateSteps(trx, list)
  const created = await insertSteps(trx, { list, currency })
  return { created, changed, removed, unchanged: steps - changed - created }
}

/** An item listed without terms loses its terms; columns missing from the file are kept. */
async function applyTerms(
  trx: Kysely<Database>,
  { list, staged, termFields, replace }: ApplyPricesOptions,
): Promise<PriceCounts> {
  // A rejected row may contain the terms of an item that now appears to have none.
  const productIds = staged.failed > 0 ? [...staged.terms.keys()] : [...staged.products]
  const stated = productIds.map((id) => ({ product_id: id, ...staged.terms.get(id)?.terms }))
  await stageListTerms(trx, list, { stated, termFields })
  const removed = await deleteTerms(trx, { list, everyOther: replace && staged.failed === 0 })
  const changed = await updateTerms(trx, list)
  const created = await insertTerms(trx, list)
  const terms = await countStagedTerms(trx)
  return { created, changed, removed, unchanged: terms - changed - created }
}
