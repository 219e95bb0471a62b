// Passkeys in the browser: whether this page can use them, and the browser's dialogs.
import type { InputOf } from '../../../../contract/call.ts'
import type { addPasskeyRoute, logInWithPasskeyRoute } from '../../../../contract/staff-passkeys.ts'

type Options = Record<string, unknown>
type MadePasskey = InputOf<typeof addPasskeyRoute>['response']
type SignedChallenge = InputOf<typeof logInWithPasskeyRoute>['response']

/** Passkeys belong to one host; at any other address of the shop the browser would refuse them. */
export function canUsePasskeys(host: string | null): boolean {
  return (
    host !== null &&
    location.hostname === host &&
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Null when the person or the browser declined. */
export async function makePasskey(options: Options): Promise<MadePasskey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return made && jsonOf<MadePasskey>(made)
}

/** Null when the person or the browser declined. */
export async function signWithPasskey(options: Options): Promise<SignedChallenge | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const signed = await navigator.credentials.get({ publicKey }).catch(() => null)
  return signed && jsonOf<SignedChallenge>(signed)
}

function jsonOf<T>(credential: Credential): T {
  return (credential as PublicKeyCredential).toJSON() as unknown as T
}
