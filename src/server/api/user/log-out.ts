// DELETE /api/user/logout: ends this session, or all sessions of the login.
import { logOutRoute } from '../../../contract/user-session.ts'
import { logOut } from '../../modules/membership/session-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { loggedInOf } from '../../context/context.ts'
import { expiredSession } from '../../platform/http/cookies.ts'

export const logOutCall = handle(logOutRoute, async (ctx, input) => {
  const { memberId, sessionId } = loggedInOf(ctx)
  const everywhere = input.everywhere === 'true'
  await logOut(ctx.db, ctx.clock(), { memberId, sessionId, everywhere })
  return new CodedResult(200, null, expiredSession())
})
