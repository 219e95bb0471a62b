// Reviews: members write about what they received, staff publish or reject.
import type { Kysely } from 'kysely'
import { isReviewable, type ReviewState } from '../../../shared/review-rules.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  findLine,
  findReviews,
  findState,
  insertReview,
  lockReview,
  type ReviewRow,
  writeState,
} from './review-repository.ts'

const MAX_LISTED = 500

export interface WrittenReview {
  /** The item of the order was reviewed before: nothing was written, and `state` is that of the earlier review. */
  isRepeated: boolean
  itemNo: string
  state: ReviewState
}

/** Errors: 404 an order or item of another company, 409 `notDelivered`. */
export async function writeReview(
  ctx: Ctx,
  review: { orderNo: string; itemNo: string; stars: number; text: string },
): Promise<WrittenReview> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const line = await findLine(ctx.db, { companyId, kind }, review)
  if (!line) throw notFound()
  const { order_id: orderId, product_id: productId, item_no: itemNo } = line
  if (!isReviewable(line.state, line.delivered)) {
    throw new AppError(409, [], { reason: 'notDelivered', state: line.state })
  }
  const { stars, text } = review
  const now = ctx.clock()
  const { lang } = ctx
  if (await insertReview(ctx.db, { orderId, productId, kind, stars, text, lang, now })) {
    return { isRepeated: false, itemNo, state: 'pending' }
  }
  const state = (await findState(ctx.db, orderId, productId)) ?? 'pending'
  return { isRepeated: true, itemNo, state }
}

/** The oldest first, at most 500. */
export function listReviews(
  db: Kysely<Database>,
  states: readonly ReviewState[],
): Promise<ReviewRow[]> {
  return findReviews(db, { states, limit: MAX_LISTED })
}

/** `reason` of a rejection. Returns the former state and the item. Errors: 404, 409 it has this state already. */
export async function decideReview(
  trx: Kysely<Database>,
  now: Date,
  { id, state, reason }: { id: number; state: 'published' | 'rejected'; reason: string | null },
): Promise<{ from: ReviewState; itemNo: string }> {
  const found = await lockReview(trx, id)
  if (!found) throw notFound()
  if (found.state === state) throw new AppError(409, [], { state })
  await writeState(trx, { id, state, reason, now })
  return { from: found.state, itemNo: found.itemNo }
}
