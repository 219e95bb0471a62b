// POST /api/user/reset
import { resetPasswordRoute } from '../../../contract/user-session.ts'
import { askForReset, resetPassword } from '../../flows/reset-password.ts'
import { handle } from '../../platform/call-handler.ts'
import { needed } from '../../platform/errors.ts'

export const resetPasswordCall = handle(resetPasswordRoute, (ctx, input) => {
  if (input.resetToken !== undefined) {
    const newPassword = needed(input.newPassword, 'newPassword')
    return resetPassword(ctx, { secret: input.resetToken, newPassword })
  }
  return askForReset(ctx, {
    typed: needed(input.username ?? input.email, 'username'),
    securityKey: needed(input.securityKey, 'securityKey'),
    securityCode: needed(input.securityCode, 'securityCode'),
  })
})
