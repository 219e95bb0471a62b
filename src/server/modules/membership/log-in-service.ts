// Login for both areas: checks name or email address with password, then the membership.
import type { Kysely } from 'kysely'
import { formatFailReason, type FormattedReason } from '../../../shared/fail-reasons.ts'
import { type ApprovalState, type MemberKind, WAITING_STATES } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { StoredState } from '../../db/schema/members.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, invalid, tooOften } from '../../platform/errors.ts'
import { matchesPassword, isHashQueueFull } from '../../platform/passwords/password-hash.ts'
import { nameKey } from '../../platform/secrets.ts'
import { trustNewDevice, knowsDevice } from './trusted-device-service.ts'
import {
  countFailure,
  consumeNetworkLimit,
  consumeLogInLimit,
  refundLogInLimit,
  needsSecurityCode,
  type AttemptedLogIn,
} from './log-in-limits.ts'
import { findLogin, listMemberships, lockPassword, type Login } from './log-in-repository.ts'
import type { SessionFacts } from './session-cookies.ts'
import { openSession } from './session-service.ts'

export interface LogInAttempt extends AttemptedLogIn {
  login: Login | undefined
  /** Several recent logins with this name or from this network failed. */
  needsSecurityCode: boolean
}

/** Errors: 429. */
export async function beginLogIn(ctx: Ctx, typed: string): Promise<LogInAttempt> {
  if (isHashQueueFull()) throw tooOften(2)
  const login = await findLogin(ctx.db, nameKey(typed))
  const isOwn = await knowsDevice(ctx.db, ctx.caller.device, login?.id)
  const attempt = { typed, ownDeviceOf: login && isOwn ? login.id : null }
  await consumeNetworkLimit(ctx, attempt)
  return { ...attempt, login, needsSecurityCode: await needsSecurityCode(ctx, attempt) }
}

/**
 * Returns the login that matches the credentials. An unknown name costs the same work and gets the same
 * response as a wrong password. Errors: 422 credentials, 429.
 */
export async function checkCredentials(
  ctx: Ctx,
  attempt: LogInAttempt,
  password: string,
): Promise<Login> {
  await consumeLogInLimit(ctx, attempt)
  const isRight = await matchesPassword(attempt.login?.password_hash ?? null, password)
  if (attempt.login && isRight) {
    await refundLogInLimit(ctx, attempt)
    return attempt.login
  }
  await countFailure(ctx, attempt)
  throw invalid('password', 'credentials')
}

/** A membership whose logins may log in: approved, or applied for and waiting. */
export interface OpenMembership {
  kind: MemberKind
  state: StoredState
  failReason: string | null
}

export interface RejectedLogIn {
  approvalState?: ApprovalState
  failReason?: FormattedReason
  /** The area in which the company has its membership, if it has none in the requested one. */
  otherArea?: MemberKind
}

/**
 * The membership of the company in this area. Called only after the password was correct. Errors: 403 with the reason
 * (RejectedLogIn).
 */
export async function requireMembership(
  ctx: Ctx,
  login: Login,
  kind: MemberKind,
): Promise<OpenMembership> {
  const memberships = await listMemberships(ctx.db, login.company_id)
  const found = memberships.find((each) => each.kind === kind)
  if (login.disabled_at) {
    reject({ approvalState: 'suspended', ...reasonOf(found?.fail_reason ?? 'other', ctx) })
  }
  if (!found) {
    const other = memberships[0]
    reject(other ? { otherArea: other.kind } : { approvalState: 'none' })
  }
  const { state, fail_reason: failReason } = found
  if (!ADMITTED_STATES.has(state)) reject({ approvalState: state, ...reasonOf(failReason, ctx) })
  return { kind, state, failReason }
}

/** The states of a membership in which its logins may log in. */
const ADMITTED_STATES: ReadonlySet<string> = new Set(['approved', ...WAITING_STATES])

function reject(why: RejectedLogIn): never {
  throw new AppError(403, [], why)
}

function reasonOf(stored: string | null, ctx: Ctx): { failReason?: FormattedReason } {
  const failReason = formatFailReason(stored, ctx.lang)
  return failReason ? { failReason } : {}
}

/**
 * Opens the session in the area of the membership and trusts the device. Errors: 422 the password was changed in the
 * meantime.
 */
export function completeLogIn(
  ctx: Ctx,
  { login, membership, remember }: { login: Login; membership: OpenMembership; remember: boolean },
): Promise<{ facts: SessionFacts; device: string }> {
  const now = ctx.clock()
  const { kind, state, failReason } = membership
  return ctx.db.transaction().execute(async (trx: Kysely<Database>) => {
    // A password change ends all sessions; no session may be opened afterwards with the old password.
    if ((await lockPassword(trx, login.id)) !== login.password_hash) {
      throw invalid('password', 'credentials')
    }
    const device = await trustNewDevice(trx, now, {
      device: ctx.caller.device,
      memberId: login.id,
    })
    const { token, endsAt } = await openSession(trx, now, {
      memberId: login.id,
      kind,
      remembered: remember,
      userAgent: ctx.caller.userAgent,
      replacedToken: ctx.caller.token,
    })
    const { login_name: username, customer_no: customerNo, company } = login
    return {
      facts: { token, username, customerNo, company, state, failReason, endsAt },
      device,
    }
  })
}
