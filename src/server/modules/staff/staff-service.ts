// Staff accounts: created by a one-time link, so that only the account holder knows the password.
import type { Kysely } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, nameKey, newSecret } from '../../platform/secrets.ts'
import { DAY_MS } from '../../../shared/time.ts'
import {
  closeByKey,
  findAllStaff,
  findIsEnrolled,
  findLogInAccount,
  findNoticeRecipients,
  findStaffByKey,
  findStaffWithPermission,
  insertStaff,
  lockOpenAccount,
  renewInvitation,
  writeLang,
} from './staff-repository.ts'

const INVITATION_DAYS = 7

interface VerifiedAccount {
  staffId: number
  passwordHash?: string | null
  isEnrolled: boolean
}

/**
 * Returns the account and the link's secret. A new invitation invalidates the former link, and opens a closed account
 * again, without its password (`wasClosed`). Errors: 409 in use.
 */
export async function inviteStaff(
  trx: Kysely<Database>,
  now: Date,
  { email, name, days = INVITATION_DAYS }: { email: string; name: string; days?: number },
): Promise<{ id: number; secret: string; wasClosed: boolean }> {
  const secret = newSecret()
  const invitation = {
    invitation_hash: hashOf('staff-invitation', secret),
    invitation_expires_at: new Date(now.getTime() + days * DAY_MS),
  }
  const existing = await findStaff(trx, email)
  const wasClosed = existing !== undefined && existing.disabled_at !== null
  if (existing?.password_hash && !wasClosed) throw new AppError(409)
  if (existing) {
    const reopened = { ...invitation, name, password_hash: null, disabled_at: null }
    await renewInvitation(trx, existing.id, reopened)
    return { id: existing.id, secret, wasClosed }
  }
  const account = { email, email_key: nameKey(email), name, created_at: now, ...invitation }
  return { id: await insertStaff(trx, account), secret, wasClosed }
}

/** Removes the password: only the new link can set one. Errors: 404 unknown or closed. */
export async function reinviteStaff(
  trx: Kysely<Database>,
  now: Date,
  email: string,
): Promise<{ id: number; secret: string }> {
  const existing = await findStaff(trx, email)
  if (!existing || existing.disabled_at) throw notFound()
  const secret = newSecret()
  await renewInvitation(trx, existing.id, {
    name: existing.name,
    password_hash: null,
    invitation_hash: hashOf('staff-invitation', secret),
    invitation_expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  })
  return { id: existing.id, secret }
}

export function findStaff(db: Kysely<Database>, email: string) {
  return findStaffByKey(db, nameKey(email))
}

/** The account with this address and whether it has a factor; null: there is none, or it is closed or has no password. */
export async function readLogInAccount(db: Kysely<Database>, email: string) {
  const found = await findLogInAccount(db, nameKey(email))
  if (!found) return null
  const { id, name, password_hash: passwordHash, is_enrolled: isEnrolled } = found
  return { id, email: found.email, name, passwordHash, isEnrolled }
}

/**
 * Whether the account is still what a log-in has verified; it is locked until the transaction ends. `passwordHash`: of the
 * verified password; absent: a passkey was verified alone.
 */
export async function isStillVerified(
  trx: Kysely<Database>,
  { staffId, passwordHash, isEnrolled }: VerifiedAccount,
): Promise<boolean> {
  const account = await lockOpenAccount(trx, staffId)
  if (!account) return false
  if (passwordHash !== undefined && account.password_hash !== passwordHash) return false
  // A separate statement: that of the lock, if it waited, would see the factors of before.
  return (await findIsEnrolled(trx, staffId)) === isEnrolled
}

export function listStaff(db: Kysely<Database>) {
  return findAllStaff(db)
}

/** Returns the account. Errors: 404 unknown. */
export async function closeStaffAccount(
  trx: Kysely<Database>,
  now: Date,
  email: string,
): Promise<number> {
  const id = await closeByKey(trx, now, nameKey(email))
  if (id === undefined) throw notFound()
  return id
}

/** Whom to mail about something that needs this permission. */
export function listStaffWithPermission(
  db: Kysely<Database>,
  permission: StaffPermission,
): Promise<{ email: string }[]> {
  return findStaffWithPermission(db, permission)
}

/** Mails to the account are written in this language from now on. */
export function storeStaffLang(db: Kysely<Database>, staffId: number, lang: Lang): Promise<void> {
  return writeLang(db, staffId, lang)
}

/** The account with the language of its mails; with `managers` also everyone who manages staff. */
export function staffRecipients(
  db: Kysely<Database>,
  staffId: number,
  options: { managers: boolean },
): Promise<{ email: string; lang: Lang }[]> {
  return findNoticeRecipients(db, staffId, options)
}
