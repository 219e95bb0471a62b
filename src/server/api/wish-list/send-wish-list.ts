// POST /api/about/product/wish-list/send/email: mails a wish list to oneself, to us, or to others who agreed to it.
import type { ResultOf } from '../../../contract/call.ts'
import { sendWishListRoute } from '../../../contract/wish-list.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { mailWishList } from '../../operations/mail-wish-list.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const sendWishListCall = handle(sendWishListRoute, async (ctx, input) => {
  const { isRepeat, recipients } = await mailWishList(ctx, input)
  return new CodedResult(isRepeat ? RESULT_CODES.alreadyDone : codeOf(recipients), { recipients })
})

/** `accepted`: nothing was sent, because every recipient must agree first; `partly`: some must. */
function codeOf(recipients: ResultOf<typeof sendWishListRoute>['recipients']): ResultCode {
  const waiting = recipients.filter(({ outcome }) => outcome === 'awaits_consent').length
  if (waiting === 0) return 200
  return waiting === recipients.length ? RESULT_CODES.accepted : RESULT_CODES.partly
}
