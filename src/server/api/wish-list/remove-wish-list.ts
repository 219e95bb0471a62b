// DELETE /api/wish-lists
import { removeWishListRoute } from '../../../contract/wish-list.ts'
import { removeWishList } from '../../modules/wishlist/wish-list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const removeWishListCall = handle(removeWishListRoute, async (ctx, { id }) => {
  await removeWishList(ctx, id)
  return null
})
