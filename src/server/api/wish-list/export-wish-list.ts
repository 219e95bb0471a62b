// POST /api/wish-lists/export
import { exportWishListRoute } from '../../../contract/wish-list.ts'
import { exportWishList } from '../../flows/export-wish-list.ts'
import { handle } from '../../platform/call-handler.ts'

export const exportWishListCall = handle(exportWishListRoute, exportWishList)
