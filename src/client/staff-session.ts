// Calls for staff sessions: log-in, factors, sessions.
import type {
  acceptStaffInvitationRoute,
  confirmTotpRoute,
  endStaffSessionRoute,
  issueRecoveryCodesRoute,
  logInStaffRoute,
  logOutStaffRoute,
  proposeTotpRoute,
  readStaffEntryRoute,
  readStaffMeRoute,
  stepUpRoute,
} from '../contract/staff-session.ts'
import { caller } from './call.ts'

export const readStaffEntry = caller<typeof readStaffEntryRoute>('GET', '/api/staff/entry')
export const logInStaff = caller<typeof logInStaffRoute>('POST', '/api/staff/log-in')
export const logOutStaff = caller<typeof logOutStaffRoute>('DELETE', '/api/staff/log-out')
export const stepUp = caller<typeof stepUpRoute>('POST', '/api/staff/step-up')
export const readStaffMe = caller<typeof readStaffMeRoute>('GET', '/api/staff/me')
export const proposeTotp = caller<typeof proposeTotpRoute>('POST', '/api/staff/totp/propose')
export const confirmTotp = caller<typeof confirmTotpRoute>('POST', '/api/staff/totp')
export const issueRecoveryCodes = caller<typeof issueRecoveryCodesRoute>(
  'POST',
  '/api/staff/recovery-codes',
)
export const endStaffSession = caller<typeof endStaffSessionRoute>('DELETE', '/api/staff/sessions')
export const acceptStaffInvitation = caller<typeof acceptStaffInvitationRoute>(
  'POST',
  '/api/staff/accept-invitation',
)
