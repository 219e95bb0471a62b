// POST /api/staff/accept-invitation
import { acceptStaffInvitationRoute } from '../../../contract/user-session.ts'
import { acceptStaffInvitation } from '../../flows/accept-staff-invitation.ts'
import { handle } from '../../platform/call-handler.ts'

export const acceptStaffInvitationCall = handle(acceptStaffInvitationRoute, (ctx, input) =>
  acceptStaffInvitation(ctx, { secret: input.invitation, newPassword: input.newPassword }),
)
