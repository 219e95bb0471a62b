// The calls of the group colleague; those that call a single function are bound here.
import {
  listColleaguesRoute,
  readInvitationRoute,
  withdrawInvitationRoute,
} from '../../../contract/colleagues.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import {
  readValidInvitation,
  withdrawInvitation,
} from '../../modules/membership/colleague-invitation-service.ts'
import { readTeam } from '../../modules/membership/colleague-service.ts'
import { changeTeam } from '../../operations/change-team.ts'
import { acceptInvitationCall } from './accept-invitation.ts'
import { changeRoleCall } from './change-role.ts'
import { inviteColleagueCall } from './invite-colleague.ts'
import { removeColleagueCall } from './remove-colleague.ts'
import { resendInvitationCall } from './resend-invitation.ts'

export const colleagueCalls: AnyCall[] = [
  handle(listColleaguesRoute, (ctx) => readTeam(ctx.db, ctx.clock(), memberOf(ctx))),
  changeRoleCall,
  removeColleagueCall,
  inviteColleagueCall,
  resendInvitationCall,
  handle(withdrawInvitationRoute, (ctx, { id }) =>
    changeTeam(ctx, ({ trx, actor, now }) => withdrawInvitation(trx, { actor, id, now })),
  ),
  handle(readInvitationRoute, async (ctx, { token }) => {
    const { company, email, role, expires_at: expiresAt } = await readValidInvitation(ctx, token)
    return { company, email, role, expiresAt: expiresAt.toISOString() }
  }),
  acceptInvitationCall,
]
