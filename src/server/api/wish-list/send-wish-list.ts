// POST /api/about/product/wish-list/send/email
import { sendWishListRoute } from '../../../contract/wish-list.ts'
import { mailWishList } from '../../operations/mail-wish-list.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const sendWishListCall = handle(sendWishListRoute, async (ctx, input) => {
  const { isRepeat, recipients } = await mailWishList(ctx, input)
  const waits = recipients.some(({ outcome }) => outcome === 'awaits_consent')
  return new CodedResult(isRepeat ? 5600 : waits ? 5100 : 200, { recipients })
})
