// POST /api/staff/step-up: verifies a code again before a critical act, and replaces the token.
import { stepUpRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { acceptCode } from '../../modules/staff/factor-service.ts'
import { invalid } from '../../platform/errors.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'
import { renewAfterStepUp } from '../../staff/accounts/renew-after-step-up.ts'

export const stepUpCall = handle(stepUpRoute, async (ctx, { code }) => {
  const staff = staffOf(ctx)
  const { staffId } = staff
  const now = ctx.clock()
  // The code key also seals the secrets of authenticator apps.
  const key = ctx.site.codeKey()
  const accepted = await acceptCode(ctx.db, now, { staffId, key, code })
  if (!accepted) throw invalid('code', 'wrongCode')
  const token = await renewAfterStepUp({ db: ctx.db, now }, staff, accepted)
  return new CodedResult(200, null, [staffSessionCookie(token)])
})
