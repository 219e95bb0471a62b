// Calls for colleagues: the logins of a company, and invitations.
import type {
  acceptInvitationRoute,
  changeRoleRoute,
  inviteColleagueRoute,
  listColleaguesRoute,
  readInvitationRoute,
  removeColleagueRoute,
  resendInvitationRoute,
  withdrawInvitationRoute,
} from '../contract/colleagues.ts'
import { caller } from './call.ts'

export const listColleagues = caller<typeof listColleaguesRoute>('GET', '/api/user/colleagues')
export const changeRole = caller<typeof changeRoleRoute>('POST', '/api/user/colleagues/{id}/role')
export const removeColleague = caller<typeof removeColleagueRoute>(
  'POST',
  '/api/user/colleagues/{id}/remove',
)
export const inviteColleague = caller<typeof inviteColleagueRoute>('POST', '/api/user/invitations')
export const resendInvitation = caller<typeof resendInvitationRoute>(
  'POST',
  '/api/user/invitations/{id}/resend',
)
export const withdrawInvitation = caller<typeof withdrawInvitationRoute>(
  'DELETE',
  '/api/user/invitations',
)
export const readInvitation = caller<typeof readInvitationRoute>(
  'POST',
  '/api/user/invitations/read',
)
export const acceptInvitation = caller<typeof acceptInvitationRoute>(
  'POST',
  '/api/user/invitations/accept',
)
