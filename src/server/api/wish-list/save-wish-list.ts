// POST /api/wish-lists
import { saveWishListRoute } from '../../../contract/wish-list.ts'
import { saveWishList } from '../../modules/wishlist/wish-list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const saveWishListCall = handle(saveWishListRoute, saveWishList)
