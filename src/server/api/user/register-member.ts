// POST /api/user/register-v2
import { registerMemberRoute } from '../../../contract/user-application.ts'
import { registerMember } from '../../flows/register-member.ts'
import { handle } from '../../platform/call-handler.ts'

export const registerMemberCall = handle(registerMemberRoute, (ctx, input) => {
  const { lang: _, privacyAccepted: __, ticket, password, confirmPassword, ...rest } = input
  const form = { ...rest, postCode: rest.postCode ?? '' }
  return registerMember(ctx, { ticket, password, confirmPassword, form })
})
