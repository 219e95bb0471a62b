// POST /api/user/invitations/{id}/resend: mails a new link for an open invitation.
import { resendInvitationRoute } from '../../../contract/colleagues.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import {
  consumeInvitationLimits,
  findInvitedAddress,
  renewOpenInvitation,
} from '../../modules/membership/colleague-invitation-service.ts'
import { changeTeam, mailInvitation } from '../../operations/change-team.ts'

/** Errors: 403, 404, 429. */
export const resendInvitationCall = handle(resendInvitationRoute, async (ctx, { id }) => {
  await consumeInvitationLimits(ctx, await findInvitedAddress(ctx.db, memberOf(ctx), id))
  return changeTeam(ctx, async ({ trx, actor, now }) => {
    await mailInvitation(trx, ctx, await renewOpenInvitation(trx, { actor, id, now }))
  })
})
