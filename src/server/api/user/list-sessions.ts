// GET /api/user/sessions
import { listSessionsRoute } from '../../../contract/user-session.ts'
import { listSessions } from '../../modules/membership/session-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { memberOf } from '../../platform/context.ts'

export const listSessionsCall = handle(listSessionsRoute, async (ctx) => ({
  list: await listSessions(ctx.db, ctx.clock(), memberOf(ctx)),
}))
