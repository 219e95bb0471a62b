// GET /api/user/update: exchanges the token of a session for its successor.
import { renewTokenRoute } from '../../../contract/user-session.ts'
import { sessionCookies } from '../../modules/membership/session-cookies.ts'
import { renewToken } from '../../modules/membership/session-renewal.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { AppError } from '../../platform/errors.ts'

export const renewTokenCall = handle(renewTokenRoute, async (ctx) => {
  const now = ctx.clock()
  const facts = await renewToken(ctx.db, now, ctx.caller.token)
  if (!facts) throw new AppError(401)
  const { token, company, username, customerNo } = facts
  const result = { token, company, username, customerNo }
  return new CodedResult(200, result, sessionCookies(facts, now))
})
