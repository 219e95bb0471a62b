// Measures how long the shop takes for a known and for an unknown account, pair by pair.
import type { CallRoute } from '../../src/contract/call.ts'
import { logInStaffRoute } from '../../src/contract/staff-session.ts'
import {
  logInDropShipRoute,
  logInRoute,
  resetPasswordRoute,
} from '../../src/contract/user-session.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import type { TestApp } from '../support/test-app.ts'
import { enrolWithPassword, SAME_ORIGIN, sendFrom } from '../support/log-in-as.ts'
import { writtenSecurityCode } from './password-attempts.ts'
import type { MovableClock } from '../support/movable-clock.ts'

export interface TimingOutcome {
  pairs: number
  /** Milliseconds: median of the known minus median of the unknown. */
  medianDifference: number
  /** Of the two-sided rank test; small when the two are distinguishable. */
  p: number
  /** Bodies, codes and header names that differed. */
  differences: number
}

export type TimedCall = 'log-in' | 'drop-ship' | 'reset' | 'staff'

const ROUTES: Record<TimedCall, CallRoute> = {
  'log-in': logInRoute,
  'drop-ship': logInDropShipRoute,
  reset: resetPasswordRoute,
  staff: logInStaffRoute,
}

/** Names alternate, the order within a pair changes, and each pair uses its own network address. */
export async function timingPairs(
  shop: TestApp,
  clock: MovableClock,
  { pairs, call }: { pairs: number; call: TimedCall },
): Promise<TimingOutcome> {
  const known: number[] = []
  const unknown: number[] = []
  let differences = 0
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    clock.pass(60_000)
    const username = await enrolTimed(shop, clock, call)
    const nobody = username.replace(/^(?:member|staff)/, 'nobody')
    const order = pair % 2 ? [username, nobody] : [nobody, username]
    const told = []
    for (const [at, name] of order.entries()) {
      const { milliseconds, said } = await timed(shop, clock, {
        call,
        name,
        from: `10.${(pair + WARM_UP) >> 8}.${(pair + WARM_UP) & 255}.${at}`,
      })
      told.push(said)
      if (pair >= 0) (name === username ? known : unknown).push(milliseconds)
    }
    if (told[0] !== told[1]) differences += 1
  }
  const medianDifference = median(known) - median(unknown)
  return { pairs, medianDifference, p: rankTest(known, unknown), differences }
}

const WARM_UP = 5

/** A new account; returns what it is logged in with. */
async function enrolTimed(shop: TestApp, clock: MovableClock, call: TimedCall): Promise<string> {
  const now = clock.now()
  if (call === 'staff') return (await enrolStaff(shop.db, { now })).email
  return (await enrolWithPassword(shop, { now })).username
}

async function timed(
  shop: TestApp,
  clock: MovableClock,
  { call, name, from }: { call: TimedCall; name: string; from: string },
) {
  const password = 'not the password of anybody'
  const inputs = {
    reset: async () => ({ username: name, ...(await writtenSecurityCode(shop, clock)) }),
    staff: async () => ({ email: name, password, code: '123456' }),
    'log-in': async () => ({ username: name, password }),
    'drop-ship': async () => ({ username: name, password }),
  }
  const input = await inputs[call]()
  const began = performance.now()
  const { response } = await sendFrom(shop, ROUTES[call], input, { headers: SAME_ORIGIN, from })
  const milliseconds = performance.now() - began
  const names = Object.keys(response.headers).sort().join()
  return { milliseconds, said: `${response.statusCode} ${names} ${response.body}` }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2
}

/** Mann-Whitney by its normal approximation. */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, own: true })),
    ...other.map((value) => ({ value, own: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  const ranks = all.reduce((sum, { own }, at) => sum + (own ? at + 1 : 0), 0)
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
