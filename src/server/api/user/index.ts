// The calls of the group user, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { applyAsDistributorCall } from './apply-as-distributor.ts'
import { checkEmailCodeCall } from './check-email-code.ts'
import { readApplicationCall } from './read-application.ts'
import { readDraftCall } from './read-draft.ts'
import { readExhibitionCall } from './read-exhibition.ts'
import { registerAtExhibitionCall } from './register-at-exhibition.ts'
import { registerMemberCall } from './register-member.ts'
import { saveDraftCall } from './save-draft.ts'
import { sendEmailCodeCall } from './send-email-code.ts'
import { sendPapersCall } from './send-papers.ts'
import { acceptStaffInvitationCall } from './accept-staff-invitation.ts'
import { changeEmailCall } from './change-email.ts'
import { changePasswordCall } from './change-password.ts'
import { changeProfileCall } from './change-profile.ts'
import { endSessionCall } from './end-session.ts'
import { listAddressesCall } from './list-addresses.ts'
import { listSessionsCall } from './list-sessions.ts'
import { readMemberCall } from './read-member.ts'
import { removeAddressCall } from './remove-address.ts'
import { resetPasswordCall } from './reset-password.ts'
import { saveAddressCall } from './save-address.ts'
import { logInCall } from './log-in.ts'
import { logInDropShipCall } from './log-in-drop-ship.ts'
import { logOutCall } from './log-out.ts'
import { renewTokenCall } from './renew-token.ts'

export const userCalls: AnyCall[] = [
  logInCall,
  logInDropShipCall,
  renewTokenCall,
  logOutCall,
  resetPasswordCall,
  changePasswordCall,
  readMemberCall,
  changeProfileCall,
  changeEmailCall,
  listSessionsCall,
  endSessionCall,
  listAddressesCall,
  saveAddressCall,
  removeAddressCall,
  acceptStaffInvitationCall,
  sendEmailCodeCall,
  checkEmailCodeCall,
  registerMemberCall,
  readApplicationCall,
  sendPapersCall,
  saveDraftCall,
  readDraftCall,
  applyAsDistributorCall,
  registerAtExhibitionCall,
  readExhibitionCall,
]
