// Guesses the password of one staff account from many addresses, while its owner logs in.
import { randomUUID } from 'node:crypto'
import { logInStaffRoute } from '../../src/contract/staff-session.ts'
import { HOUR_MS } from '../../src/shared/time.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD } from '../support/enrol-staff.ts'
import type { TestApp } from '../support/test-app.ts'
import { SAME_ORIGIN, sendFrom } from '../support/log-in-as.ts'
import type { AttemptsOutcome } from './password-attempts.ts'
import type { MovableClock } from '../support/movable-clock.ts'

/** How often the owner logs in, spread over the attempts. */
const OWNER_LOG_INS = 5

/** Spreads `attempts` over `addresses` and `hours`, in several spellings of the email address. */
export async function staffAttempts(
  shop: TestApp,
  clock: MovableClock,
  { attempts, addresses, hours }: { attempts: number; addresses: number; hours: number },
): Promise<AttemptsOutcome> {
  const owner = await enrolStaff(shop.db, { now: clock.now() })
  const outcome: AttemptsOutcome = { attempts, evaluatedInAnHour: 0, ownerLoggedIn: [], codes: {} }
  const evaluated: number[] = []
  let device = ''
  const logInOwner = async (): Promise<boolean> => {
    const { email, secret } = owner
    const input = { email, password: STAFF_PASSWORD, code: codeOfApp(secret, clock.now()) }
    const headers = { ...SAME_ORIGIN, cookie: `staff-device=${device}` }
    // The owner has an address of their own: the rate limits of those that guess are used up.
    const answer = await sendFrom(shop, logInStaffRoute, input, { headers, from: '10.8.0.1' })
    device = answer.cookies.get('staff-device')?.value ?? device
    return answer.code === 200
  }
  await logInOwner()
  for (let at = 0; at < attempts; at += 1) {
    clock.pass((hours * HOUR_MS) / attempts)
    const email = [owner.email.toUpperCase(), ` ${owner.email}`, owner.email][at % 3]
    const from = `198.18.${(at % addresses) >> 8}.${(at % addresses) & 255}`
    const input = { email, password: `guess ${randomUUID()}`, code: '000000' }
    const { code } = await sendFrom(shop, logInStaffRoute, input, { headers: SAME_ORIGIN, from })
    outcome.codes[code] = (outcome.codes[code] ?? 0) + 1
    // 422: the password was compared.
    if (code === 422) evaluated.push(clock.now().getTime())
    if ((at + 1) % Math.ceil(attempts / OWNER_LOG_INS) === 0)
      outcome.ownerLoggedIn.push(await logInOwner())
  }
  const inAnHour = (from: number) => evaluated.filter((t) => t >= from && t < from + HOUR_MS).length
  outcome.evaluatedInAnHour = Math.max(0, ...evaluated.map(inAnHour))
  return outcome
}
