// POST /api/user/invitations/accept: creates the login of a colleague who followed the link of an invitation.
import { acceptInvitationRoute } from '../../../contract/colleagues.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { isLoginNameTaken } from '../../modules/application/submission-service.ts'
import {
  type AcceptedInvitation,
  acceptInvitation,
  readValidInvitation,
} from '../../modules/membership/colleague-invitation-service.ts'
import { listAreas } from '../../modules/membership/member-service.ts'
import { hashNewPassword } from '../../modules/membership/password-policy.ts'
import { mailChange } from '../../operations/change-team.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { AppError, type FieldError, invalid } from '../../platform/errors.ts'

type Input = ParsedInputOf<typeof acceptInvitationRoute>

export const acceptInvitationCall = handle(acceptInvitationRoute, accept)

/**
 * Errors: 409 the email address got a login meanwhile; 410 the link is not valid any more; 422 the login name is taken, the
 * passwords differ or the password is common; 429.
 */
async function accept(
  ctx: Ctx,
  { token, username, firstName, surname, password, confirmPassword }: Input,
): Promise<ResultOf<typeof acceptInvitationRoute>> {
  const invitation = await readValidInvitation(ctx, token)
  const errors: FieldError[] = []
  if (await isLoginNameTaken(ctx.db, username)) {
    errors.push({ field: 'username', reason: 'taken' })
  }
  if (password !== confirmPassword) {
    errors.push({ field: 'confirmPassword', reason: 'mismatch' })
  }
  if (errors.length > 0) throw new AppError(422, errors)
  const names = [username, invitation.email, invitation.company]
  const passwordHash = await hashNewPassword({ password, names, field: 'password' })
  const now = ctx.clock()
  const accepted = { invitation, loginName: username, firstName, surname, passwordHash, now }
  await join(ctx, accepted)
  const areas = await listAreas(ctx.db, invitation.company_id)
  return {
    username,
    company: invitation.company,
    loginB2d: !areas.includes('wholesale'),
  }
}

async function join(ctx: Ctx, accepted: AcceptedInvitation): Promise<void> {
  const { invitation, loginName, firstName, surname, now } = accepted
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const { team, memberId } = await acceptInvitation(trx, accepted)
      const login = {
        id: memberId,
        email: invitation.email,
        lang: invitation.lang,
        login_name: loginName,
        first_name: firstName,
        surname,
      }
      const { role, company } = invitation
      const by = { id: memberId, username: loginName }
      await mailChange(trx, now, { team, changed: { change: 'joined', login, role, company, by } })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'member_login_key_key')) throw invalid('username', 'taken')
    if (isUniqueViolation(error, 'member_email_key_key')) throw new AppError(409)
    throw error
  }
}
