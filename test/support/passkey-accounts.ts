// Accounts with a passkey for tests, and how they log in.
import { expect } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import {
  addPasskeyRoute,
  askPasskeyLogInRoute,
  logInWithPasskeyRoute,
  proposePasskeyRoute,
} from '../../src/contract/staff-passkeys.ts'
import { cookiesOf, SAME_ORIGIN } from './log-in-as.ts'
import { type Answer, ask } from './ask.ts'
import { enrolStaff, type EnrolStaffOptions, staffHeaders } from './enrol-staff.ts'
import { softwarePasskey } from './software-passkey.ts'
import type { TestApp } from './test-app.ts'

/** Helpers of a test file: ask for a challenge, make an account with a passkey, log in with a signature. */
export function passkeyAccounts(shop: () => TestApp, clock: () => Date) {
  async function challengeOf(route: CallRoute, headers: Record<string, string>): Promise<string> {
    const { code, result } = await ask<{ options: { challenge: string } }>(
      shop(),
      route,
      {},
      headers,
    )
    expect(code).toBe(200)
    return result.options.challenge
  }

  /** An account with a passkey, in addition to its app or as its only factor. */
  async function withPasskey(options: EnrolStaffOptions = {}) {
    const staff = await enrolStaff(shop().db, { now: clock(), ...options })
    const passkey = softwarePasskey()
    const response = passkey.register(await challengeOf(proposePasskeyRoute, staff.headers))
    const input = { name: 'Laptop', response }
    const added = await ask<{ recoveryCodes: string[] }>(
      shop(),
      addPasskeyRoute,
      input,
      staff.headers,
    )
    expect(added.code).toBe(200)
    return { ...staff, passkey, added, headers: headersAfter(added) }
  }

  async function logIn(sign: (challenge: string) => object) {
    const response = sign(await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN))
    return ask<unknown>(shop(), logInWithPasskeyRoute, { response }, SAME_ORIGIN)
  }

  return { challengeOf, withPasskey, logIn }
}

/** The headers of the session of staff that an answer has opened or continued. */
export function headersAfter({ response }: Answer): Record<string, string> {
  return staffHeaders(cookiesOf(response).get('staff')?.value ?? '')
}
