// The calls of the group staff; those that call a single function are bound here.
import { proposeTotpRoute, readStaffEntryRoute } from '../../../contract/staff-session.ts'
import { decideSettingRoute, decideStaffRequestRoute } from '../../../contract/staff-queue.ts'
import { ACCOUNT_REQUESTS, SETTING_REQUESTS } from '../../../shared/staff-requests.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { proposeTotp } from '../../modules/staff/factor-service.ts'
import { relyingPartyOf } from '../../modules/staff/relying-party.ts'
import { decideRequest } from '../../staff/accounts/second-signature.ts'
import { acceptStaffInvitationCall } from './accept-staff-invitation.ts'
import { confirmTotpCall } from './confirm-totp.ts'
import { addPasskeyCall } from './add-passkey.ts'
import {
  askPasskeyLogInCall,
  askPasskeyStepUpCall,
  proposePasskeyCall,
} from './ask-for-passkeys.ts'
import { decideAdjustmentCall, decidePayoutCall, decideReversalCall } from './decide-proposals.ts'
import { endStaffSessionCall } from './end-staff-session.ts'
import { issueRecoveryCodesCall } from './issue-recovery-codes.ts'
import { logInStaffCall } from './log-in-staff.ts'
import { logInWithPasskeyCall } from './log-in-with-passkey.ts'
import { logOutStaffCall } from './log-out-staff.ts'
import { readStaffMeCall } from './read-staff-me.ts'
import { readStaffQueueCall } from './read-staff-queue.ts'
import { removePasskeyCall, removeTotpCall } from './remove-factors.ts'
import { stepUpCall } from './step-up.ts'
import { stepUpWithPasskeyCall } from './step-up-with-passkey.ts'

export const staffCalls: AnyCall[] = [
  handle(readStaffEntryRoute, async ({ site }) => ({
    passkeyHost: relyingPartyOf(site.staffOrigin)?.id ?? null,
  })),
  logInStaffCall,
  logOutStaffCall,
  stepUpCall,
  readStaffMeCall,
  // The code key also seals the secrets of authenticator apps.
  handle(proposeTotpRoute, async (ctx) => proposeTotp(ctx.site.codeKey(), staffOf(ctx))),
  confirmTotpCall,
  issueRecoveryCodesCall,
  endStaffSessionCall,
  acceptStaffInvitationCall,
  askPasskeyLogInCall,
  logInWithPasskeyCall,
  askPasskeyStepUpCall,
  stepUpWithPasskeyCall,
  proposePasskeyCall,
  addPasskeyCall,
  removePasskeyCall,
  removeTotpCall,
  readStaffQueueCall,
  handle(decideStaffRequestRoute, async (ctx, { id, isApproved }) => {
    const signing = { db: ctx.db, now: ctx.clock(), account: staffOf(ctx) }
    const decision = { id, isApproved, kinds: ACCOUNT_REQUESTS }
    const { state, secret } = await decideRequest(signing, decision)
    return { state, invitation: secret }
  }),
  handle(decideSettingRoute, async (ctx, { id, isApproved }) => {
    const signing = { db: ctx.db, now: ctx.clock(), account: staffOf(ctx) }
    const decision = { id, isApproved, kinds: SETTING_REQUESTS }
    const { state } = await decideRequest(signing, decision)
    return { state }
  }),
  decideAdjustmentCall,
  decideReversalCall,
  decidePayoutCall,
]
