// GET /api/user/info
import { readMemberRoute } from '../../../contract/user-session.ts'
import { readMember } from '../../modules/membership/member-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readMemberCall = handle(readMemberRoute, (ctx) => readMember(ctx))
