// POST /api/about/product/wish-list/{id}: adds an item to a wish list, or sets quantity and note of its line.
import { addWishRoute } from '../../../contract/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { addListItem } from '../../operations/add-list-items.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const addWishCall = handle(addWishRoute, async (ctx, { id, listId, quantity, note }) => {
  const line = { itemNo: id, listId, quantity, note }
  const { isChanged, ...result } = await addListItem(ctx, line)
  return new CodedResult(isChanged ? 200 : RESULT_CODES.alreadyDone, result)
})
