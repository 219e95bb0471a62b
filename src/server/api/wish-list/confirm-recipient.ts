// POST /api/wish-lists/confirm-recipient: agrees to lists from one member, which releases the waiting mails.
import { confirmRecipientRoute } from '../../../contract/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { releaseMails } from '../../modules/mail/mail-service.ts'
import { recordConsent } from '../../modules/wishlist/recipient-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

/**
 * 200, or alreadyDone (5600) when the recipient had agreed before. Errors: 404 unknown token, 410 expired, or the sender
 * is no longer a member.
 */
export const confirmRecipientCall = handle(confirmRecipientRoute, (ctx, { token }) =>
  ctx.db.transaction().execute(async (trx) => {
    const { company, isNew, heldFor } = await recordConsent(trx, ctx.clock(), token)
    await releaseMails(trx, ctx.clock(), heldFor)
    return new CodedResult(isNew ? 200 : RESULT_CODES.alreadyDone, { company })
  }),
)
