// DELETE /api/staff/passkeys: removes a passkey, or by DELETE /api/staff/totp the authenticator app, from the account of the caller.
import { removePasskeyRoute, removeTotpRoute } from '../../../contract/staff-passkeys.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { removeFactor } from '../../staff/accounts/change-factors.ts'
import { passkeySite } from '../../staff/accounts/passkey-site.ts'

export const removePasskeyCall = handle(removePasskeyRoute, async (ctx, { id }) => {
  await removeFactor(passkeySite(ctx), staffOf(ctx), { passkey: id })
  return null
})

export const removeTotpCall = handle(removeTotpRoute, async (ctx) => {
  await removeFactor(passkeySite(ctx), staffOf(ctx), 'authenticator')
  return null
})
