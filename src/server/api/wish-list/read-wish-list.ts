// GET /api/about/product/wish-list
import { readWishListRoute } from '../../../contract/wish-list.ts'
import { readWishList } from '../../flows/read-wish-list.ts'
import { handle } from '../../platform/call-handler.ts'

export const readWishListCall = handle(readWishListRoute, readWishList)
