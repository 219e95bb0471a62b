// POST /api/user/change-email
import { changeEmailRoute } from '../../../contract/user-session.ts'
import { askForEmailChange, confirmEmailChange } from '../../flows/change-email.ts'
import { handle } from '../../platform/call-handler.ts'
import { needed } from '../../platform/errors.ts'

export const changeEmailCall = handle(changeEmailRoute, (ctx, input) => {
  if (input.code !== undefined) return confirmEmailChange(ctx, input.code)
  return askForEmailChange(ctx, {
    newEmail: needed(input.newEmail, 'newEmail'),
    password: needed(input.password, 'password'),
  })
})
