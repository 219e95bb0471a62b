// GET /api/user/register-v2
import { readApplicationRoute } from '../../../contract/user-application.ts'
import { readApplication } from '../../modules/application/application-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readApplicationCall = handle(readApplicationRoute, (ctx, input) =>
  readApplication(ctx, input),
)
