// POST /api/staff/passkey/log-in/challenge: the challenge that a browser answers with a passkey. The calls for a
// step-up and for a new passkey issue theirs in the same way.
import {
  askPasskeyLogInRoute,
  askPasskeyStepUpRoute,
  proposePasskeyRoute,
} from '../../../contract/staff-passkeys.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { askForPasskey, proposePasskey } from '../../modules/staff/passkey-service.ts'
import { limitStaffNetwork } from '../../staff/accounts/log-in-staff.ts'
import { passkeyContext } from '../../staff/accounts/passkey-context.ts'

export const askPasskeyLogInCall = handle(askPasskeyLogInRoute, async (ctx) => {
  const context = passkeyContext(ctx)
  await limitStaffNetwork(context, ctx.caller.ip)
  // Null: the account is unknown until its passkey answers.
  const options = await askForPasskey(context, { staffId: null, purpose: 'log-in' })
  return { options: { ...options } }
})

export const askPasskeyStepUpCall = handle(askPasskeyStepUpRoute, async (ctx) => {
  const { staffId } = staffOf(ctx)
  const options = await askForPasskey(passkeyContext(ctx), { staffId, purpose: 'step-up' })
  return { options: { ...options } }
})

export const proposePasskeyCall = handle(proposePasskeyRoute, async (ctx) => {
  const options = await proposePasskey(passkeyContext(ctx), staffOf(ctx))
  return { options: { ...options } }
})
