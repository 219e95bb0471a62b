// POST /api/user/change-password
import { changePasswordRoute } from '../../../contract/user-session.ts'
import { changePassword } from '../../flows/change-password.ts'
import { handle } from '../../platform/call-handler.ts'

export const changePasswordCall = handle(changePasswordRoute, (ctx, input) =>
  changePassword(ctx, input),
)
