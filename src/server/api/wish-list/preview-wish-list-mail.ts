// POST /api/wish-lists/preview-mail
import { previewWishListMailRoute } from '../../../contract/wish-list.ts'
import { previewWishListMail } from '../../operations/send-wish-list.ts'
import { handle } from '../../platform/call-handler.ts'

export const previewWishListMailCall = handle(previewWishListMailRoute, previewWishListMail)
