// POST /api/wish-lists/lines: adds many lines to a wish list, and returns the outcome of each.
import { addWishLinesRoute } from '../../../contract/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { addListItems } from '../../operations/add-list-items.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const addWishLinesCall = handle(addWishLinesRoute, async (ctx, input) => {
  const result = await addListItems(ctx, input)
  const isPartial = result.rows.some(({ outcome }) => outcome === 'unknown' || outcome === 'full')
  return new CodedResult(isPartial ? RESULT_CODES.partly : 200, result)
})
