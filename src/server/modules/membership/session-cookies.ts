// The cookies of a session: its HttpOnly token, and what a page may show about its member.
import { approvalNumber } from '../../../shared/membership.ts'
import type { StoredState } from '../../db/schema/members.ts'
import type { SetCookie } from '../../platform/http/cookies.ts'
import { DAY_SECONDS } from '../../../shared/time.ts'

export interface SessionFacts {
  token: string
  username: string
  customerNo: string
  company: string
  state: StoredState
  failReason: string | null
  endsAt: Date
}

const DEVICE_SECONDS = 365 * DAY_SECONDS

/** The cookies that live as long as the session; the device cookie lives a year. */
export function sessionCookies(facts: SessionFacts, now: Date): SetCookie[] {
  const maxAge = Math.max(1, Math.floor((facts.endsAt.getTime() - now.getTime()) / 1000))
  const reason = facts.failReason
  return [
    { name: 'token', value: facts.token, maxAge, httpOnly: true },
    { name: 'username', value: facts.username, maxAge },
    { name: 'customerNo', value: facts.customerNo, maxAge },
    { name: 'company', value: facts.company, maxAge },
    { name: 'approvalState', value: String(approvalNumber(facts.state)), maxAge },
    { name: 'failReason', value: reason ?? '', maxAge: reason === null ? 0 : maxAge },
  ]
}

export function tokenCookie(
  { token, endsAt }: { token: string; endsAt: Date },
  now: Date,
): SetCookie {
  const maxAge = Math.max(1, Math.floor((endsAt.getTime() - now.getTime()) / 1000))
  return { name: 'token', value: token, maxAge, httpOnly: true }
}

/** `device`: the secret by which this browser counts as a trusted device of the login. */
export function deviceCookie(device: string): SetCookie {
  return { name: 'device', value: device, maxAge: DEVICE_SECONDS, httpOnly: true }
}
