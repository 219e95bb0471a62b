// POST /api/staff/totp: sets up the authenticator app, issues recovery codes and replaces the token.
import { confirmTotpRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'
import { enrolAuthenticator } from '../../staff/accounts/enrol-authenticator.ts'

export const confirmTotpCall = handle(confirmTotpRoute, async (ctx, { code, sealed }) => {
  // The code key also seals the secrets of authenticator apps.
  const context = { db: ctx.db, now: ctx.clock(), key: ctx.site.codeKey() }
  const given = { code, sealed }
  const { token, recoveryCodes } = await enrolAuthenticator(context, staffOf(ctx), given)
  return new CodedResult(200, { recoveryCodes }, [staffSessionCookie(token)])
})
