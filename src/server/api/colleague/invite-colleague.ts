// POST /api/user/invitations: an owner invites a colleague by mail.
import type { CompanyTeam } from '../../../contract/colleagues.ts'
import { inviteColleagueRoute } from '../../../contract/colleagues.ts'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import {
  consumeInvitationLimits,
  startInvitation,
} from '../../modules/membership/colleague-invitation-service.ts'
import { lockTeam, readTeam } from '../../modules/membership/colleague-service.ts'
import { verifyPassword } from '../../modules/membership/password-service.ts'
import { actOnce } from '../../operations/act-once.ts'
import { mailInvitation } from '../../operations/change-team.ts'
import { invalid } from '../../platform/errors.ts'

type Input = ParsedInputOf<typeof inviteColleagueRoute>

export const inviteColleagueCall = handle(inviteColleagueRoute, inviteColleague)

/**
 * Errors: 401 the login was removed; 403; 409 `full`, `inFlight` (`actOnce`); 422, also for a wrong password, `colleague`
 * and a key of another request; 429. Whether the address has a login elsewhere is not revealed.
 */
async function inviteColleague(
  ctx: Ctx,
  { key, email, role, mailLang: lang, password }: Input,
): Promise<CodedResult<CompanyTeam>> {
  if (!isMailable(email)) throw invalid('email', 'email')
  const actor = memberOf(ctx)
  await verifyPassword(ctx, password, 'password')
  await consumeInvitationLimits(ctx, email)
  const now = ctx.clock()
  const act = { purpose: 'colleague.invite', key, request: { email, role, lang } }
  const { isRepeated } = await actOnce(ctx, act, async (trx) => {
    const team = await lockTeam(trx, actor)
    const invitation = await startInvitation(trx, { actor, team, email, role, lang, now })
    await mailInvitation(trx, ctx, invitation)
    return invitation.id
  })
  return new CodedResult(
    isRepeated ? RESULT_CODES.alreadyDone : 200,
    await readTeam(ctx.db, now, actor),
  )
}
