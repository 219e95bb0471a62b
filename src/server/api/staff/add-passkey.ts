// POST /api/staff/passkeys: adds a passkey to the account of the caller and replaces the token.
import { addPasskeyRoute } from '../../../contract/staff-passkeys.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'
import { addPasskey } from '../../staff/accounts/change-factors.ts'
import { attestationOf, passkeyContext } from '../../staff/accounts/passkey-context.ts'

export const addPasskeyCall = handle(addPasskeyRoute, async (ctx, { name, response }) => {
  const given = { name, response: attestationOf(response) }
  const { token, recoveryCodes } = await addPasskey(passkeyContext(ctx), staffOf(ctx), given)
  return new CodedResult(200, { recoveryCodes }, [staffSessionCookie(token)])
})
