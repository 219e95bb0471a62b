// Measures how long the shop takes for a known and for an unknown account, pair by pair.
import type { CallRoute } from '../../src/contract/call.ts'
import { confirmBrowserRoute } from '../../src/contract/browser-code.ts'
import { logInStaffRoute } from '../../src/contract/staff-session.ts'
import {
  logInDropShipRoute,
  logInRoute,
  resetPasswordRoute,
} from '../../src/contract/user-session.ts'
import { median, rankTest } from '../support/compare-times.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import type { TestApp } from '../support/test-app.ts'
import { createMemberWithPassword, SAME_ORIGIN, sendFrom } from '../support/log-in-as.ts'
import { useUpLogInLimit } from '../support/use-up-log-in-limit.ts'
import { insertSecurityCode } from './password-attempts.ts'
import type { MovableClock } from '../support/movable-clock.ts'

export interface TimingOutcome {
  pairs: number
  /** Milliseconds: median of the known minus median of the unknown. */
  medianDifference: number
  /** The p-value of a two-sided rank test; small when known and unknown accounts are distinguishable by time. */
  p: number
  /** Pairs whose answers differed in body, status or header names. */
  differences: number
}

export type TimedCall = 'log-in' | 'dropshipping' | 'reset' | 'code by mail' | 'staff'

const ROUTES: Record<TimedCall, CallRoute> = {
  'log-in': logInRoute,
  dropshipping: logInDropShipRoute,
  reset: resetPasswordRoute,
  'code by mail': confirmBrowserRoute,
  staff: logInStaffRoute,
}

/**
 * The first `warmUp` pairs are not timed. The known and the unknown name take turns in being first, and each pair uses
 * network addresses of its own.
 */
export async function timingPairs(
  shop: TestApp,
  clock: MovableClock,
  { pairs, call, warmUp = WARM_UP }: { pairs: number; call: TimedCall; warmUp?: number },
): Promise<TimingOutcome> {
  const known: number[] = []
  const unknown: number[] = []
  let differences = 0
  for (let pair = -warmUp; pair < pairs; pair += 1) {
    clock.pass(60_000)
    const username = await createAccount(shop, clock, call)
    const unknownName = username.replace(/^(?:member|staff)/, 'nobody')
    const order = pair % 2 ? [username, unknownName] : [unknownName, username]
    const answers = []
    for (const [at, name] of order.entries()) {
      if (call === 'code by mail') await useUpLogInLimit(shop, clock.now(), name)
      const { milliseconds, text } = await timed(shop, clock, {
        call,
        name,
        from: `10.${(pair + warmUp) >> 8}.${(pair + warmUp) & 255}.${at}`,
      })
      answers.push(text)
      if (pair >= 0) (name === username ? known : unknown).push(milliseconds)
    }
    if (answers[0] !== answers[1]) differences += 1
  }
  const medianDifference = median(known) - median(unknown)
  return { pairs, medianDifference, p: rankTest(known, unknown), differences }
}

const WARM_UP = 5

/** Creates an account; returns the login name of a member, or the email address of staff. */
async function createAccount(shop: TestApp, clock: MovableClock, call: TimedCall): Promise<string> {
  const now = clock.now()
  if (call === 'staff') return (await enrolStaff(shop.db, { now })).email
  return (await createMemberWithPassword(shop, { now })).username
}

async function timed(
  shop: TestApp,
  clock: MovableClock,
  { call, name, from }: { call: TimedCall; name: string; from: string },
) {
  const password = 'not the password of anybody'
  const inputs = {
    reset: async () => ({ username: name, ...(await insertSecurityCode(shop, clock)) }),
    'code by mail': async () => ({ username: name, ...(await insertSecurityCode(shop, clock)) }),
    staff: async () => ({ email: name, password, code: '123456' }),
    'log-in': async () => ({ username: name, password }),
    dropshipping: async () => ({ username: name, password }),
  }
  const input = await inputs[call]()
  const began = performance.now()
  const { response } = await sendFrom(shop, ROUTES[call], input, { headers: SAME_ORIGIN, from })
  const milliseconds = performance.now() - began
  const names = Object.keys(response.headers).sort().join()
  return { milliseconds, text: `${response.statusCode} ${names} ${response.body}` }
}
