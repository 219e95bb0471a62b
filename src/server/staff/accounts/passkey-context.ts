// The context of passkey calls, and the responses of browsers as the WebAuthn library takes them.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { ParsedInputOf } from '../../../contract/call.ts'
import type { addPasskeyRoute, stepUpWithPasskeyRoute } from '../../../contract/staff-passkeys.ts'
import type { Ctx } from '../../context/context.ts'
import type { PasskeyContext } from '../../modules/staff/passkey-service.ts'

export function passkeyContext({ db, clock, site }: Ctx): PasskeyContext {
  return { db, now: clock(), origin: site.staffOrigin }
}

type AssertionInput = ParsedInputOf<typeof stepUpWithPasskeyRoute>['response']
type RegistrationInput = ParsedInputOf<typeof addPasskeyRoute>['response']

/**
 * The response to a log-in or a step-up (in WebAuthn an assertion). Extensions are not used, and what the browser
 * reports about the authenticator is not relied on.
 */
export function assertionOf({
  id,
  rawId,
  type,
  response,
}: AssertionInput): AuthenticationResponseJSON {
  const { userHandle, ...signed } = response
  const handle = userHandle ? { userHandle } : {}
  return { id, rawId, type, response: { ...signed, ...handle }, clientExtensionResults: {} }
}

/** The response that registers a passkey (in WebAuthn an attestation). */
export function attestationOf({
  id,
  rawId,
  type,
  response,
}: RegistrationInput): RegistrationResponseJSON {
  const { transports, ...made } = response
  const attested = { ...made, ...(transports && { transports }) }
  return { id, rawId, type, response: attested, clientExtensionResults: {} }
}
