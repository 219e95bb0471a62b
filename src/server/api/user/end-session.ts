// DELETE /api/user/sessions: ends one session of this login, or all but this one.
import { endSessionRoute } from '../../../contract/user-session.ts'
import { endOwnSessions } from '../../modules/membership/session-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { expiredSession } from '../../platform/http/cookies.ts'

export const endSessionCall = handle(endSessionRoute, async (ctx, { id }) => {
  const member = memberOf(ctx)
  const ended = await endOwnSessions(ctx.db, ctx.clock(), { member, id })
  const cookies = id === member.sessionId ? expiredSession() : []
  return new CodedResult(200, { ended }, cookies)
})
