// Routes of passkeys of staff, and of removing factors.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'
import { loggedInStaff, staffRoute, recoveryCodes } from './staff-session.ts'

/** Base64url, as every part of a credential. */
const part = z.string().max(4000)
/** A credential's id has at most 1,023 bytes, which are 1,364 characters of base64url. */
const credentialId = z.string().min(1).max(1400)
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}
/** As PublicKeyCredential.toJSON() of the browser writes it. */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
})
const options = z.object({
  options: z
    .record(z.string(), z.unknown())
    .describe('for navigator.credentials, as JSON; its challenge is valid once, for five minutes'),
})

export const askPasskeyLogInRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkey/log-in/challenge',
  summary:
    'A challenge for a login with a passkey. 409: no passkeys at this origin (no https, or an IP address); 429',
  ...staffRoute,
  access: 'staff-entry',
  audit: 'none',
  input: z.object({ lang: langInput }).strict(),
  result: options,
})

export const logInWithPasskeyRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkey/log-in',
  summary: 'Logs a staff account in with a passkey. 422 credentials for every failure; 429',
  ...staffRoute,
  access: 'staff-entry',
  audit: 'staff.log-in',
  input: z.object({ lang: langInput, response: signedChallenge }).strict(),
  result: loggedInStaff,
})

export const askPasskeyStepUpRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkey/step-up/challenge',
  summary:
    'A challenge for one of my passkeys. 409: no passkeys at this origin (no https, or an IP address)',
  ...staffRoute,
  access: 'staff',
  audit: 'none',
  input: z.object({ lang: langInput }).strict(),
  result: options,
})

export const stepUpWithPasskeyRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkey/step-up',
  summary: 'Verifies one of my passkeys again, in place of a code. 422',
  ...staffRoute,
  access: 'staff',
  audit: 'staff.step-up',
  input: z.object({ lang: langInput, response: signedChallenge }).strict(),
  result: z.null(),
})

export const proposePasskeyRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkeys/propose',
  summary:
    'What the browser needs to make a passkey. 409: no passkeys at this origin (no https, or an IP address), or tooMany (the account has twenty)',
  ...staffRoute,
  access: 'staff-enrolling',
  stepUp: true,
  audit: 'none',
  input: z.object({ lang: langInput }).strict(),
  result: options,
})

export const addPasskeyRoute = defineCall({
  method: 'POST',
  path: '/api/staff/passkeys',
  summary: 'Adds a passkey. As a first factor it comes with recovery codes. 409: it is known. 422',
  ...staffRoute,
  access: 'staff-enrolling',
  stepUp: true,
  audit: 'staff.passkey',
  input: z
    .object({ lang: langInput, name: z.string().trim().min(1).max(60), response: madePasskey })
    .strict(),
  result: recoveryCodes,
})

export const removePasskeyRoute = defineCall({
  method: 'DELETE',
  path: '/api/staff/passkeys',
  summary: 'Removes one of my passkeys. 404; 409 lastFactor: add another factor first',
  ...staffRoute,
  access: 'staff',
  stepUp: true,
  audit: 'staff.passkey-remove',
  input: z.object({ lang: langInput, id: credentialId }),
  result: z.null(),
})

export const removeTotpRoute = defineCall({
  method: 'DELETE',
  path: '/api/staff/totp',
  summary: 'Removes my authenticator app. 404; 409 lastFactor: add a passkey first',
  ...staffRoute,
  access: 'staff',
  stepUp: true,
  audit: 'staff.authenticator-remove',
  input: z.object({ lang: langInput }),
  result: z.null(),
})
