// GET /api/wish-lists
import { listWishListsRoute } from '../../../contract/wish-list.ts'
import { listWishLists } from '../../modules/wishlist/wish-list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listWishListsCall = handle(listWishListsRoute, async (ctx) => ({
  list: await listWishLists(ctx),
}))
