// The calls of the group staff, in contract order; those that call a single function are bound here.
import { proposeTotpRoute } from '../../../contract/staff-session.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { proposeTotp } from '../../modules/staff/factor-service.ts'
import { acceptStaffInvitationCall } from './accept-staff-invitation.ts'
import { confirmTotpCall } from './confirm-totp.ts'
import { endStaffSessionCall } from './end-staff-session.ts'
import { issueRecoveryCodesCall } from './issue-recovery-codes.ts'
import { logInStaffCall } from './log-in-staff.ts'
import { logOutStaffCall } from './log-out-staff.ts'
import { readStaffMeCall } from './read-staff-me.ts'
import { stepUpCall } from './step-up.ts'

export const staffCalls: AnyCall[] = [
  logInStaffCall,
  logOutStaffCall,
  stepUpCall,
  readStaffMeCall,
  handle(proposeTotpRoute, async (ctx) => proposeTotp(ctx.site.codeKey(), staffOf(ctx))),
  confirmTotpCall,
  issueRecoveryCodesCall,
  endStaffSessionCall,
  acceptStaffInvitationCall,
]
