// Passwords of existing logins: verified before a change; replacing one ends all other sessions.
import type { Kysely } from 'kysely'
import { langOf, type Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { matchesPassword } from '../../platform/passwords/password-hash.ts'
import { consumeLimit, resetLimit } from '../../platform/limits/rate-limit.ts'
import { endLogInCodes } from './log-in-code-repository.ts'
import { distrustDevices } from './trusted-device-service.ts'
import { findMember, type MemberWithCompany, replacePassword } from './member-repository.ts'
import { hashNewPassword } from './password-policy.ts'
import { endResets } from './password-reset-repository.ts'
import { endSessionsForPassword, reissueToken } from './session-service.ts'

/** How often a member may enter the current password to prove who they are. */
const PROOFS = { purpose: 'password-proof', max: 10, windowSeconds: 900 }

/**
 * Returns the member after checking the password. Errors: 401 no such login in this area, 422 wrongPassword at `field`,
 * 429 after ten wrong ones, or too many hashes in progress.
 */
export async function verifyPassword(
  ctx: Ctx,
  password: string,
  field: string,
): Promise<MemberWithCompany> {
  const { memberId, memberKind } = memberOf(ctx)
  const limit = { ...PROOFS, subject: String(memberId) }
  await consumeLimit(ctx.db, ctx.clock(), limit)
  const found = await findMember(ctx.db, memberId, memberKind)
  if (!found) throw new AppError(401)
  if (!(await matchesPassword(found.password_hash, password))) throw invalid(field, 'wrongPassword')
  await resetLimit(ctx.db, limit)
  return found
}

export interface PasswordChange {
  member: MemberWithCompany
  currentPassword: string
  newPassword: string
}

/** The hash of a new password, which must differ and not be common. Errors: 422, 429. */
export function hashOtherPassword(change: PasswordChange): Promise<string> {
  const { member, currentPassword, newPassword } = change
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw invalid('newPassword', 'samePassword')
  }
  const names = [member.login_name, member.email, member.company]
  return hashNewPassword({ password: newPassword, names, field: 'newPassword' })
}

/**
 * Runs in a transaction: ends all other sessions and reset links, removes all other trusted devices, gives this
 * session a new token. Errors: 401 the session ended, 409 the password was changed in the meantime.
 */
export async function setOwnPassword(
  trx: Kysely<Database>,
  ctx: Ctx,
  { member, hash }: { member: MemberWithCompany; hash: string },
): Promise<{ token: string; endsAt: Date }> {
  const { memberId, sessionId } = memberOf(ctx)
  const now = ctx.clock()
  const formerHash = member.password_hash
  if (!(await replacePassword(trx, memberId, { formerHash, hash, now }))) throw new AppError(409)
  await endSessionsForPassword(trx, now, { memberId, except: sessionId })
  await endResets(trx, memberId, now)
  // Before the trusted devices are removed, because a log-in code that is used at this moment would add another one.
  await endLogInCodes(trx, memberId, now)
  await distrustDevices(trx, { memberId, except: ctx.caller.device })
  return reissueToken(trx, now, sessionId)
}

export function mailLangOf(member: { lang: string }): Lang {
  return langOf(member.lang)
}
