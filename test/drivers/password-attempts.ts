// Guesses the password of one account from many addresses, while its owner logs in.
import { randomUUID } from 'node:crypto'
import { logInRoute } from '../../src/contract/user-session.ts'
import { hashOf, newId } from '../../src/server/platform/secrets.ts'
import type { TestApp } from '../support/test-app.ts'
import {
  createMemberWithPassword,
  logInAs,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../support/log-in-as.ts'
import type { MovableClock } from '../support/movable-clock.ts'

export interface AttemptsOutcome {
  attempts: number
  /** The most attempts whose password was checked within sixty minutes. */
  evaluatedInAnHour: number
  /** Whether the owner of the account could log in with a known device, for each of the owner's log-ins. */
  ownerLoggedIn: boolean[]
  /** Result codes with their counts. */
  codes: Record<number, number>
}

const HOUR_MS = 3_600_000

/**
 * Spreads `attempts` over `addresses` and `hours`, in every spelling of name and email address, each with a valid
 * security code: the attacker is patient and solves captchas.
 */
export async function passwordAttempts(
  shop: TestApp,
  clock: MovableClock,
  { attempts, addresses, hours }: { attempts: number; addresses: number; hours: number },
): Promise<AttemptsOutcome> {
  const owner = await createMemberWithPassword(shop, { now: clock.now() })
  const known = await logInAs(shop, owner.username)
  let device = known.device
  const evaluated: number[] = []
  const outcome: AttemptsOutcome = { attempts, evaluatedInAnHour: 0, ownerLoggedIn: [], codes: {} }
  for (let at = 0; at < attempts; at += 1) {
    clock.pass((hours * HOUR_MS) / attempts)
    const { code } = await guess(shop, clock, {
      username: spelling(at % 2 ? owner.email : owner.username, at),
      from: `198.18.${(at % addresses) >> 8}.${(at % addresses) & 255}`,
    })
    outcome.codes[code] = (outcome.codes[code] ?? 0) + 1
    // 422: the password was checked and is wrong.
    if (code === 422) evaluated.push(clock.now().getTime())
    if (at % Math.ceil(attempts / 5) === Math.ceil(attempts / 5) - 1) {
      device = await logInOwner(shop, { username: owner.username, device, outcome })
    }
  }
  outcome.evaluatedInAnHour = Math.max(
    0,
    ...evaluated.map((from) => evaluated.filter((t) => t >= from && t < from + HOUR_MS).length),
  )
  return outcome
}

async function guess(
  shop: TestApp,
  clock: MovableClock,
  { username, from }: { username: string; from: string },
) {
  const answer = await insertSecurityCode(shop, clock)
  const input = { username, password: `guess ${randomUUID()}`, ...answer }
  return sendFrom(shop, logInRoute, input, { headers: SAME_ORIGIN, from })
}

/** Logs in from an address that the attacker uses too. Returns the device's new secret. */
async function logInOwner(
  shop: TestApp,
  { username, device, outcome }: { username: string; device: string; outcome: AttemptsOutcome },
): Promise<string> {
  const headers = { ...SAME_ORIGIN, cookie: `device=${device}` }
  const input = { username, password: PASSWORD }
  const answer = await sendFrom(shop, logInRoute, input, { headers, from: '198.18.0.0' })
  outcome.ownerLoggedIn.push(answer.code === 200)
  return answer.cookies.get('device')?.value ?? device
}

/** Inserts a security code with a known answer: issuing is rate-limited and not under test here. */
export async function insertSecurityCode(shop: TestApp, clock: MovableClock) {
  const id = newId()
  await shop.db
    .insertInto('security_code')
    .values({
      id,
      picture_hash: null,
      work_hash: hashOf('security-work', `${id}\n42`),
      expires_at: new Date(clock.now().getTime() + 60_000),
      used_at: null,
    })
    .execute()
  return { securityKey: id, securityCode: '42' }
}

/** Spellings that mean the same login; the fourth is in full-width letters. */
const SPELLINGS = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => ` ${name} `,
  (name: string) => name.replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)),
  (name: string) => name.replace('e', 'E'),
]

function spelling(name: string, at: number): string {
  return (SPELLINGS[at % SPELLINGS.length] as (name: string) => string)(name)
}
