// Two tabs of one browser whose token expired: both renew it at once while other requests are in flight.
import { readMemberRoute, renewTokenRoute } from '../../src/contract/user-session.ts'
import { ask } from '../support/ask.ts'
import { createMember, sessionHeaders } from '../support/create-member.ts'
import type { MovableClock } from '../support/movable-clock.ts'
import type { TestApp } from '../support/test-app.ts'
import { codeOf } from '../support/log-in-as.ts'

export interface RaceOutcome {
  rounds: number
  /** Answers 401, 403 or 429 to a legitimate request. */
  falseLogOuts: number
  /** Rounds in which the tabs got different tokens. */
  split: number
}

/** How long a token is valid. */
const HALF_HOUR_MS = 30 * 60_000
const ROUNDS_PER_SESSION = 20

/** In each round both tabs get 402, renew at the same time, and repeat their pending requests. */
export async function renewalRaces(
  shop: TestApp,
  clock: MovableClock,
  rounds: number,
): Promise<RaceOutcome> {
  const outcome = { rounds, falseLogOuts: 0, split: 0 }
  let token = ''
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_PER_SESSION === 0)
      ({ token } = await createMember(shop.db, { now: clock.now() }))
    clock.pass(HALF_HOUR_MS + 1000)
    token = await race(shop, { clock, token, outcome })
  }
  return outcome
}

async function race(
  shop: TestApp,
  { clock, token, outcome }: { clock: MovableClock; token: string; outcome: RaceOutcome },
): Promise<string> {
  const expired = sessionHeaders(token)
  const addFalseLogOuts = (codes: number[], allowed: number[]) => {
    outcome.falseLogOuts += codes.filter((code) => !allowed.includes(code)).length
  }
  const send = (count: number, headers: Record<string, string>) =>
    Array.from({ length: count }, () => codeOf(shop, readMemberRoute, headers))
  const renew = () => ask<{ token?: string } | null>(shop, renewTokenRoute, {}, expired)

  const [first, second, ...onTheWay] = await Promise.all([renew(), renew(), ...send(4, expired)])
  // Fast requests met the expired token, slow ones the renewed token.
  addFalseLogOuts(onTheWay, [200, 402])
  addFalseLogOuts([first.code, second.code], [200])
  // Within the grace period of ten seconds, in which the replaced token is still accepted.
  clock.pass(4000)
  const late = await renew()
  addFalseLogOuts([late.code, ...(await Promise.all(send(2, expired)))], [200])
  const tokens = new Set([first, second, late].map(({ result }) => result?.token))
  if (tokens.size !== 1) outcome.split += 1
  const renewed = first.result?.token ?? ''
  addFalseLogOuts(await Promise.all(send(2, sessionHeaders(renewed))), [200])
  return renewed
}
