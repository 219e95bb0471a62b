// Staff accounts and invitation codes; each change has its audit entry.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { makeInvitation } from '../../modules/application/invitation-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  changeRoles,
  checkAccounts,
  lockStaffAccounts,
  removeAllRoles,
  rolesOf,
} from '../../modules/staff/role-service.ts'
import { deleteStaffDevices } from '../../modules/staff/known-device-service.ts'
import { removeFactors } from '../../modules/staff/factor-service.ts'
import {
  endAllStaffSessions,
  endCurrentStaffSession,
} from '../../modules/staff/staff-session-service.ts'
import { closeStaffAccount, inviteStaff, reinviteStaff } from '../../modules/staff/staff-service.ts'
import type { ChangeContext } from './manage-roles.ts'
import { notifyStaff } from './notify-staff.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { StaffContext } from '../staff-context.ts'

/**
 * Creates an account, invites one again that has no password yet, or opens a closed one again (`wasClosed`), without its
 * former factors. Returns the secret of the one-time link, which can be used for `days`, by default a week. Errors: 409
 * the account is in use, or with RejectedChange; 422 roles.
 */
export function addStaff(
  { db, now, actor }: StaffContext,
  { roles, ...account }: { email: string; name: string; roles: readonly string[]; days?: number },
): Promise<{ secret: string; wasClosed: boolean }> {
  return db.transaction().execute(async (trx) => {
    await lockStaffAccounts(trx)
    const { id, secret, wasClosed } = await inviteStaff(trx, now, account)
    if (wasClosed) {
      await removeFactors(trx, id)
      await deleteStaffDevices(trx, id)
    }
    // Roles that need a second signature are granted later; until then the account may do nothing. A known one gets these
    // roles instead of its former ones, because the person with the new link would hold them.
    const isKnown = (await rolesOf(trx, id)).length > 0
    if (roles.length > 0) await changeRoles(trx, id, roles)
    else if (isKnown || wasClosed) await removeAllRoles(trx, id)
    const subject = `staff:${account.email}`
    const change = { roles, ...(wasClosed && { reopened: true }) }
    await writeAudit(trx, now, { actor, action: 'staff.invite', subject, change })
    return { secret, wasClosed }
  })
}

/** Errors: 404 unknown account, 409 with RejectedChange. */
export function closeStaff({ db, ...context }: StaffContext, email: string): Promise<void> {
  return db.transaction().execute((trx) => closeStaffIn(trx, context, email))
}

/** Closes an account within the transaction of the caller. Errors: as `closeStaff`. */
export async function closeStaffIn(
  trx: Kysely<Database>,
  { now, actor, signed }: ChangeContext,
  email: string,
): Promise<void> {
  await lockStaffAccounts(trx)
  const staffId = await closeStaffAccount(trx, now, email)
  await endAllStaffSessions(trx, now, { staffId, by: 'closed' })
  await checkAccounts(trx)
  const subject = `staff:${email}`
  await writeAudit(trx, now, { actor, action: 'staff.disable', subject, change: { ...signed } })
}

/**
 * Removes password, factors, known devices and sessions of an account; returns the secret of a new one-time link. Errors: 404.
 */
export function resetStaff(
  { db, ...context }: StaffContext,
  email: string,
): Promise<{ secret: string }> {
  return db.transaction().execute((trx) => resetStaffIn(trx, context, email))
}

/** Resets an account within the transaction of the caller. Errors: as `resetStaff`. */
export async function resetStaffIn(
  trx: Kysely<Database>,
  { now, actor, signed }: ChangeContext,
  email: string,
): Promise<{ secret: string }> {
  const { id, secret } = await reinviteStaff(trx, now, email)
  await removeFactors(trx, id)
  await deleteStaffDevices(trx, id)
  await endAllStaffSessions(trx, now, { staffId: id, by: 'reset' })
  const subject = `staff:${email}`
  await notifyStaff(trx, now, { staffId: id, account: email, notice: 'reset' })
  await writeAudit(trx, now, { actor, action: 'staff.reset', subject, change: { ...signed } })
  return { secret }
}

/** Ends the session of the person at a terminal, which the commands there use. */
export async function endTerminalSession(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  staff: StaffActor,
): Promise<void> {
  const actor = `staff:${staff.email}`
  await db.transaction().execute(async (trx) => {
    await endCurrentStaffSession(trx, now, staff)
    await writeAudit(trx, now, { actor, action: 'staff.log-out', subject: actor, change: {} })
  })
}

/** Returns the invitation code for an applicant, which is shown only once. Errors: 422 an unknown price group. */
export function inviteApplicant(
  { db, now, actor }: StaffContext,
  terms: { priceGroup: string; uses: number; days: number; note: string },
): Promise<string> {
  const { priceGroup, uses, days, note } = terms
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  return db.transaction().execute(async (trx) => {
    const code = await makeInvitation(trx, now, {
      priceGroup,
      uses,
      expiresAt,
      note,
      createdBy: actor,
    })
    await writeAudit(trx, now, {
      actor,
      action: 'invitation.make',
      subject: `price-group:${priceGroup}`,
      change: { uses, expiresAt: expiresAt.toISOString() },
    })
    return code
  })
}
