// Changes of roles, accounts and money settings that need a second signature: proposed here, carried out when another
// signs.
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  closeRequest,
  includesCriticalPermission,
  proposeRequest,
  rejectedDecision,
} from '../../modules/staff/request-service.ts'
import {
  lockStaffAccounts,
  permissionsOfRole,
  permissionsOfRoles,
  rolesOf,
} from '../../modules/staff/role-service.ts'
import { findStaff } from '../../modules/staff/staff-service.ts'
import { notFound } from '../../platform/errors.ts'
import { isStaffPermission } from '../../../shared/staff-permissions.ts'
import { isSettingRequest, type StaffRequestKind } from '../../../shared/staff-requests.ts'
import {
  changeSettingIn,
  readFormerSetting,
  type SettingChange,
} from '../money/change-money-settings.ts'
import { changeRolesIn, saveRoleIn } from './manage-roles.ts'
import { closeStaffIn, resetStaffIn } from './manage-staff.ts'

interface SigningContext {
  db: Kysely<Database>
  now: Date
  account: Pick<StaffActor, 'staffId' | 'email'>
}

/** What a staff request (SR-…) asks for. `roles`: those of an account; `role`: the permissions of a role; `reset` and `close`: of an account. */
export type Proposal =
  | { kind: 'roles'; email: string; add?: readonly string[]; remove?: readonly string[] }
  | { kind: 'role'; name: string; permissions: readonly string[] }
  | { kind: 'reset'; email: string }
  | { kind: 'close'; email: string }
  | SettingChange

/** Whether these roles let an account move money, decide where members pay it, or manage staff. */
export async function rolesNeedSecondPerson(
  db: Kysely<Database>,
  roles: readonly string[],
): Promise<boolean> {
  return includesCriticalPermission(await permissionsOfRoles(db, roles))
}

/**
 * The same of the roles of an account. Closing or resetting such an account takes two people: with the only other signer
 * gone, one could approve everything alone. Errors: 404.
 */
export async function accountNeedsSecondPerson(
  db: Kysely<Database>,
  email: string,
): Promise<boolean> {
  const account = await findStaff(db, email)
  if (!account) throw notFound()
  return rolesNeedSecondPerson(db, await rolesOf(db, account.id))
}

/** Whether the role needs a second person to be saved: its former or its new permissions include a critical one. */
export async function roleNeedsSecondPerson(
  db: Kysely<Database>,
  name: string,
  permissions: readonly string[],
): Promise<boolean> {
  const former = await permissionsOfRole(db, name)
  return includesCriticalPermission([...permissions.filter(isStaffPermission), ...former])
}

/**
 * Returns the number of the request, or that of an open one for the same change. Errors: 404 no such account or payment
 * method.
 */
export function proposeChange(
  { db, now, account }: SigningContext,
  proposal: Proposal,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockStaffAccounts(trx)
    const { subject, before } = await readFormerState(trx, now, proposal)
    const { kind, ...input } = proposal
    const proposed = { kind, subject, input, before, proposedBy: account.staffId }
    const { id, isNew } = await proposeRequest(trx, now, proposed)
    if (isNew) {
      const change = { request: id, kind, ...input }
      const actor = `staff:${account.email}`
      await writeAudit(trx, now, { actor, action: 'request.propose', subject, change })
    }
    return id
  })
}

/**
 * Approves or refuses a request of one of these kinds; refusing one's own request withdraws it. `secret`: that of the
 * one-time link, after a reset. Errors: 404; 409 with RejectedDecision or RejectedChange; 422 a role that was removed
 * in the meantime.
 */
export function decideRequest(
  { db, now, account }: SigningContext,
  {
    id,
    isApproved,
    kinds,
  }: { id: number; isApproved: boolean; kinds: readonly StaffRequestKind[] },
): Promise<{ state: 'approved' | 'refused' | 'withdrawn'; secret: string | null }> {
  const actor = `staff:${account.email}`
  return db.transaction().execute(async (trx) => {
    await lockStaffAccounts(trx)
    const closed = await closeRequest(trx, now, { id, by: account.staffId, isApproved, kinds })
    const { kind, subject, proposedBy, state, alone } = closed
    const signed = { request: id, proposedBy, ...(alone && { alone }) }
    if (!isApproved) {
      const change = { ...signed, state }
      await writeAudit(trx, now, { actor, action: 'request.refuse', subject, change })
      return { state, secret: null }
    }
    const proposal = { kind, ...(closed.input as object) } as Proposal
    const { before } = await readFormerState(trx, now, proposal)
    if (!isDeepStrictEqual(before, closed.before)) throw rejectedDecision('moved')
    const secret = await carryOut(trx, { now, actor, signed }, proposal)
    return { state, secret }
  })
}

interface CarryOutContext {
  now: Date
  actor: string
  signed: object
}

async function carryOut(
  trx: Kysely<Database>,
  context: CarryOutContext,
  proposal: Proposal,
): Promise<string | null> {
  if (proposal.kind === 'reset') return (await resetStaffIn(trx, context, proposal.email)).secret
  if (proposal.kind === 'role') await saveRoleIn(trx, context, proposal.name, proposal.permissions)
  else if (proposal.kind === 'close') await closeStaffIn(trx, context, proposal.email)
  else if (proposal.kind === 'roles') await changeRolesIn(trx, context, proposal.email, proposal)
  else await changeSettingIn(trx, context, proposal)
  return null
}

/** The state before the change, by which an approval sees whether it was changed since the proposal. Errors: 404. */
async function readFormerState(
  trx: Kysely<Database>,
  now: Date,
  proposal: Proposal,
): Promise<{ subject: string; before: object }> {
  if (proposal.kind === 'role') {
    const permissions = await permissionsOfRole(trx, proposal.name)
    return { subject: `role:${proposal.name}`, before: { permissions } }
  }
  if (isSettingChange(proposal)) return readFormerSetting(trx, now, proposal)
  const account = await findStaff(trx, proposal.email)
  if (!account || account.disabled_at) throw notFound()
  const roles = await rolesOf(trx, account.id)
  return { subject: `staff:${account.email}`, before: { roles } }
}

function isSettingChange(proposal: Proposal): proposal is SettingChange {
  return isSettingRequest(proposal.kind)
}
