// Logs a member in to one of the two areas: limits attempts and requires a security code after failures.
import type { LoggedIn } from '../../contract/user-session.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import { formatFailReason } from '../../shared/fail-reasons.ts'
import type { MemberKind } from '../../shared/membership.ts'
import { checkSecurityCode } from '../modules/captcha/captcha-service.ts'
import {
  beginLogIn,
  checkCredentials,
  completeLogIn,
  requireMembership,
} from '../modules/membership/log-in-service.ts'
import { deviceCookie, sessionCookies } from '../modules/membership/session-cookies.ts'
import { CodedResult } from '../context/call-handler.ts'
import type { Ctx } from '../context/context.ts'
import { AppError } from '../platform/errors.ts'

export interface Credentials {
  /** Login name or email address. */
  username: string
  password: string
  remember: boolean
  securityKey?: string | undefined
  securityCode?: string | undefined
}

/**
 * An approved member gets code 200; a waiting applicant gets 40001 and a token that opens only the calls of visitors
 * and applicants.
 * Errors: 403 with RejectedLogIn, 422 credentials, 423 the security code is missing or wrong, 429.
 */
export async function startSession(
  ctx: Ctx,
  credentials: Credentials,
  kind: MemberKind,
): Promise<CodedResult<LoggedIn>> {
  const attempt = await beginLogIn(ctx, credentials.username)
  if (attempt.needsSecurityCode) await checkCode(ctx, credentials)
  const login = await checkCredentials(ctx, attempt, credentials.password)
  const membership = await requireMembership(ctx, login, kind)
  const { facts, device } = await completeLogIn(ctx, {
    login,
    membership,
    remember: credentials.remember,
  })
  const failReason = formatFailReason(membership.failReason, ctx.lang)
  const result: LoggedIn = {
    token: facts.token,
    username: facts.username,
    company: facts.company,
    loginB2d: kind === 'dropship',
    customerNo: facts.customerNo,
    approvalState: membership.state,
    ...(failReason ? { failReason } : {}),
  }
  const code = membership.state === 'approved' ? 200 : RESULT_CODES.needsAction
  return new CodedResult(code, result, [
    ...sessionCookies(facts, ctx.clock()),
    deviceCookie(device),
  ])
}

/** Errors: 423 with the field's name, so that a form without a code field shows one now. */
async function checkCode(ctx: Ctx, { securityKey, securityCode }: Credentials): Promise<void> {
  if (!securityKey || !securityCode) {
    throw new AppError(423, [{ field: 'securityCode', reason: 'required' }])
  }
  await checkSecurityCode(ctx.db, ctx.clock(), { securityKey, securityCode })
}
