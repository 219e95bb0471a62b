// POST /api/orders/{orderNo}/review: a member reviews an item of a delivered order; staff publish it.
import { sendReviewRoute } from '../../../contract/review.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { writeReview } from '../../modules/review/review-service.ts'

/** 200, or alreadyDone (5600) when this item of the order was reviewed before. */
export const sendReviewCall = handle(sendReviewRoute, async (ctx, input) => {
  const written = await writeReview(ctx, input)
  const result = { orderNo: input.orderNo, ...written }
  return new CodedResult(written.isRepeated ? RESULT_CODES.alreadyDone : 200, result)
})
