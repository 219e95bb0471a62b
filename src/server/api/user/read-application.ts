// GET /api/user/register-v2
import { readApplicationRoute } from '../../../contract/user-application.ts'
import { readApplicationOf } from '../../flows/read-application.ts'
import { handle } from '../../platform/call-handler.ts'

export const readApplicationCall = handle(readApplicationRoute, (ctx, input) =>
  readApplicationOf(ctx, input),
)
