// DELETE /api/about/product/wish-list: removes lines from a wish list.
import { removeWishesRoute } from '../../../contract/wish-list.ts'
import { removeLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { handle } from '../../context/call-handler.ts'

export const removeWishesCall = handle(removeWishesRoute, async (ctx, { listId, ids }) => {
  const itemNos = [ids]
    .flat()
    .flatMap((part) => part.split(','))
    .map((itemNo) => itemNo.trim())
    .filter((itemNo) => itemNo !== '')
  return { wishCount: await removeLines(ctx, { listId, itemNos }) }
})
