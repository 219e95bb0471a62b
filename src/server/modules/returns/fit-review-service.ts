// Reviews of fit lists: staff check the entries that returns of two companies contradict.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  type ContradictedEntry,
  type ContradictedFit,
  decideFitReview,
  findCatalogueStaff,
  findContradictedEntries,
  findContradictedFits,
  findFitReviews,
  lockFitReviews,
  openFitReview,
} from './fit-review-repository.ts'

export { wasRefuted } from './fit-review-repository.ts'

type Trx = Kysely<Database>

/** The number of companies that must have returned an item because it does not fit a device on its list. */
const MIN_COMPANIES = 2

/** Call it after inspection, before the audit entry. Returns the entries that are under review from now on. */
export async function openFitReviews(
  trx: Trx,
  now: Date,
  returnId: number,
): Promise<ContradictedFit[]> {
  await lockFitReviews(trx)
  const found = await findContradictedFits(trx, returnId, MIN_COMPANIES)
  for (const each of found) await openFitReview(trx, each, now)
  return found
}

export function listFitReviews(db: Trx) {
  return findFitReviews(db)
}

/** Under review or refuted. */
export function listContradictedFits(db: Trx): Promise<ContradictedEntry[]> {
  return findContradictedEntries(db)
}

/**
 * 'wrong': pages say that the item does not fit. Returns the former state. Errors: 404, 409 `decided` if it is the
 * same.
 */
export async function closeFitReview(
  trx: Trx,
  decision: Parameters<typeof decideFitReview>[1],
): Promise<string> {
  const before = await decideFitReview(trx, decision)
  if (before === undefined) throw notFound()
  if (before === decision.state) throw new AppError(409, [], { reason: 'decided' })
  return before
}

export function listCatalogueStaff(db: Trx): Promise<string[]> {
  return findCatalogueStaff(db)
}
