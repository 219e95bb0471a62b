// Calls for passkeys of staff, and for removing factors.
import type {
  addPasskeyRoute,
  askPasskeyLogInRoute,
  askPasskeyStepUpRoute,
  logInWithPasskeyRoute,
  proposePasskeyRoute,
  removePasskeyRoute,
  removeTotpRoute,
  stepUpWithPasskeyRoute,
} from '../contract/staff-passkeys.ts'
import { caller } from './call.ts'

export const askPasskeyLogIn = caller<typeof askPasskeyLogInRoute>(
  'POST',
  '/api/staff/passkey/log-in/challenge',
)
export const logInWithPasskey = caller<typeof logInWithPasskeyRoute>(
  'POST',
  '/api/staff/passkey/log-in',
)
export const askPasskeyStepUp = caller<typeof askPasskeyStepUpRoute>(
  'POST',
  '/api/staff/passkey/step-up/challenge',
)
export const stepUpWithPasskey = caller<typeof stepUpWithPasskeyRoute>(
  'POST',
  '/api/staff/passkey/step-up',
)
export const proposePasskey = caller<typeof proposePasskeyRoute>(
  'POST',
  '/api/staff/passkeys/propose',
)
export const addPasskey = caller<typeof addPasskeyRoute>('POST', '/api/staff/passkeys')
export const removePasskey = caller<typeof removePasskeyRoute>('DELETE', '/api/staff/passkeys')
export const removeTotp = caller<typeof removeTotpRoute>('DELETE', '/api/staff/totp')
