// DELETE /api/staff/passkeys: removes a passkey of the caller; DELETE /api/staff/totp: the caller's authenticator app.
import { removePasskeyRoute, removeTotpRoute } from '../../../contract/staff-passkeys.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { removeFactor } from '../../staff/accounts/change-factors.ts'
import { passkeyContext } from '../../staff/accounts/passkey-context.ts'

export const removePasskeyCall = handle(removePasskeyRoute, async (ctx, { id }) => {
  await removeFactor(passkeyContext(ctx), staffOf(ctx), { passkey: id })
  return null
})

export const removeTotpCall = handle(removeTotpRoute, async (ctx) => {
  await removeFactor(passkeyContext(ctx), staffOf(ctx), 'authenticator')
  return null
})
