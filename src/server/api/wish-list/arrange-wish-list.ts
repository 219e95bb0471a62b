// POST /api/wish-lists/arrange
import { arrangeWishListRoute } from '../../../contract/wish-list.ts'
import { arrangeLines } from '../../modules/wishlist/wish-line-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const arrangeWishListCall = handle(arrangeWishListRoute, async (ctx, input) => {
  await arrangeLines(ctx, { listId: input.listId, itemNos: input.itemNos })
  return null
})
