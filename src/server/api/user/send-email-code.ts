// POST /api/user/register/send-email
import { sendEmailCodeRoute } from '../../../contract/user-application.ts'
import { sendEmailCode } from '../../flows/send-email-code.ts'
import { handle } from '../../platform/call-handler.ts'

export const sendEmailCodeCall = handle(sendEmailCodeRoute, (ctx, input) =>
  sendEmailCode(ctx, input),
)
