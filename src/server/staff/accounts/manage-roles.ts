// Roles of staff and the switch of a one-person shop; each change has its audit entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  changeRoles,
  lockStaffAccounts,
  removeRole,
  rolesOf,
  saveRole,
  switchOnePerson,
} from '../../modules/staff/role-service.ts'
import { endAllStaffSessions } from '../../modules/staff/staff-session-service.ts'
import { findStaff } from '../../modules/staff/staff-service.ts'
import { notFound } from '../../platform/errors.ts'
import type { StaffContext } from '../staff-context.ts'

/** The context of a change that runs in the transaction of its caller. */
export interface ChangeContext {
  now: Date
  actor: string
  /** Of an approved request, for the audit log: its number, who proposed it, and `alone` if the same approved it. */
  signed?: object
}

/** Adds and removes roles of an account; returns its roles. Errors: 404, 409 with RejectedChange, 422. */
export function changeStaffRoles(
  { db, ...context }: StaffContext,
  email: string,
  change: { add?: readonly string[]; remove?: readonly string[] },
): Promise<string[]> {
  return db.transaction().execute((trx) => changeRolesIn(trx, context, email, change))
}

export async function changeRolesIn(
  trx: Kysely<Database>,
  { now, actor, signed }: ChangeContext,
  email: string,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<string[]> {
  await lockStaffAccounts(trx)
  const account = await findStaff(trx, email)
  if (!account || account.disabled_at) throw notFound()
  const kept = (await rolesOf(trx, account.id)).filter((role) => !remove.includes(role))
  const to = [...new Set([...kept, ...add])].toSorted()
  const from = await changeRoles(trx, account.id, to)
  // Sessions with the former permissions end, so that the next log-in gets a new token.
  await endAllStaffSessions(trx, now, { staffId: account.id, by: 'roles' })
  await writeAudit(trx, now, {
    actor,
    action: 'staff.roles',
    subject: `staff:${account.email}`,
    change: { from, to, ...signed },
  })
  return to
}

/** Creates or changes a role that is not built in. Errors: 409 with RejectedChange, 422. */
export async function saveStaffRole(
  { db, ...context }: StaffContext,
  name: string,
  permissions: readonly string[],
): Promise<void> {
  await db.transaction().execute((trx) => saveRoleIn(trx, context, name, permissions))
}

export async function saveRoleIn(
  trx: Kysely<Database>,
  { now, actor, signed }: ChangeContext,
  name: string,
  permissions: readonly string[],
): Promise<void> {
  const from = await saveRole(trx, name, permissions)
  const change = { from, to: permissions, ...signed }
  await writeAudit(trx, now, { actor, action: 'role.save', subject: `role:${name}`, change })
}

/** Errors: 404, 409 with RejectedChange. */
export async function removeStaffRole(
  { db, now, actor }: StaffContext,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeRole(trx, name)
    await writeAudit(trx, now, {
      actor,
      action: 'role.remove',
      subject: `role:${name}`,
      change: {},
    })
  })
}

/** Errors: 409 with RejectedChange. */
export async function switchOnePersonShop(
  { db, now, actor }: StaffContext,
  to: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const from = await switchOnePerson(trx, now, to)
    await writeAudit(trx, now, {
      actor,
      action: 'setting.one-person',
      subject: 'setting:one-person',
      change: { from, to },
    })
  })
}
