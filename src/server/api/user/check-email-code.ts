// POST /api/user/register/check/email-security-code
import { checkEmailCodeRoute } from '../../../contract/user-application.ts'
import { checkEmailCode } from '../../modules/application/application-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const checkEmailCodeCall = handle(checkEmailCodeRoute, (ctx, input) =>
  checkEmailCode(ctx, input),
)
