// POST /api/user/profile
import { changeProfileRoute } from '../../../contract/user-session.ts'
import { changeProfile } from '../../modules/membership/member-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const changeProfileCall = handle(changeProfileRoute, async (ctx, input) => {
  await changeProfile(ctx, input)
  return null
})
