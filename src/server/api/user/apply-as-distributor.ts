// POST /api/user/join-us/{id}
import { applyAsDistributorRoute } from '../../../contract/user-application.ts'
import { applyToTeam } from '../../flows/apply-to-team.ts'
import { handle } from '../../platform/call-handler.ts'

export const applyAsDistributorCall = handle(applyAsDistributorRoute, (ctx, input) => {
  // The id in the address decides the team.
  const { lang: _, privacyAccepted: __, team: ___, securityKey, securityCode, ...sent } = input
  const { id, sendingId, attachment, ...form } = sent
  return applyToTeam(ctx, {
    id,
    form,
    sendingId,
    attachment,
    answer: { securityKey, securityCode },
  })
})
