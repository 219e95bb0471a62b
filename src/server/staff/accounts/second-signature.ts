// Changes of roles, closed accounts and lost factors that need a second signature: proposed here, carried out when another signs.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  closeRequest,
  includesCriticalPermission,
  proposeRequest,
  rejectDecision,
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
import { changeRolesIn, saveRoleIn } from './manage-roles.ts'
import { closeIn, resetIn } from './manage-staff.ts'

interface SigningContext {
  db: Kysely<Database>
  now: Date
  account: Pick<StaffActor, 'staffId' | 'email'>
}

export type Proposal =
  | { kind: 'roles'; email: string; add?: readonly string[]; remove?: readonly string[] }
  | { kind: 'role'; name: string; permissions: readonly string[] }
  | { kind: 'reset'; email: string }
  | { kind: 'close'; email: string }

/** Whether these roles let an account move money or manage staff. */
export async function needSecondPerson(
  db: Kysely<Database>,
  roles: readonly string[],
): Promise<boolean> {
  return includesCriticalPermission(await permissionsOfRoles(db, roles))
}

/**
 * Whether this account moves money or manages staff. Closing or resetting such an account takes two people: with the only
 * other signer gone, one could approve everything alone. Errors: 404.
 */
export async function accountNeedsSecondPerson(
  db: Kysely<Database>,
  email: string,
): Promise<boolean> {
  const account = await findStaff(db, email)
  if (!account) throw notFound()
  return needSecondPerson(db, await rolesOf(db, account.id))
}

/** Whether the role needs a second person to be saved: its former or its new permissions include one that does. */
export async function roleNeedsSecondPerson(
  db: Kysely<Database>,
  name: string,
  permissions: readonly string[],
): Promise<boolean> {
  const former = await permissionsOfRole(db, name)
  return includesCriticalPermission([...permissions.filter(isStaffPermission), ...former])
}

/** Returns the number of the request. Errors: 404 no such account. */
export function proposeChange(
  { db, now, account }: SigningContext,
  proposal: Proposal,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockStaffAccounts(trx)
    const { subject, before } = await currentOf(trx, proposal)
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
 * Approves or refuses; one's own request is withdrawn. Returns the one-time link's secret of a reset. Errors: 404;
 * 409 with RejectedDecision or RejectedChange.
 */
export function decideRequest(
  { db, now, account }: SigningContext,
  { id, isApproved }: { id: number; isApproved: boolean },
): Promise<{ state: 'approved' | 'refused' | 'withdrawn'; secret: string | null }> {
  const actor = `staff:${account.email}`
  return db.transaction().execute(async (trx) => {
    await lockStaffAccounts(trx)
    const closed = await closeRequest(trx, now, { id, by: account.staffId, isApproved })
    const { kind, subject, proposedBy, state, alone } = closed
    const signed = { request: id, proposedBy, ...(alone && { alone }) }
    if (!isApproved) {
      const change = { ...signed, state }
      await writeAudit(trx, now, { actor, action: 'request.refuse', subject, change })
      return { state, secret: null }
    }
    const proposal = { kind, ...(closed.input as object) } as Proposal
    const { before } = await currentOf(trx, proposal)
    if (JSON.stringify(before) !== JSON.stringify(closed.before)) throw rejectDecision('moved')
    const secret = await carryOut(trx, { now, actor, signed }, proposal)
    return { state, secret }
  })
}

interface Signed {
  now: Date
  actor: string
  signed: object
}

async function carryOut(
  trx: Kysely<Database>,
  context: Signed,
  proposal: Proposal,
): Promise<string | null> {
  if (proposal.kind === 'reset') return (await resetIn(trx, context, proposal.email)).secret
  if (proposal.kind === 'role') await saveRoleIn(trx, context, proposal.name, proposal.permissions)
  else if (proposal.kind === 'close') await closeIn(trx, context, proposal.email)
  else await changeRolesIn(trx, context, proposal.email, proposal)
  return null
}

/** The roles or permissions before the change, to see whether they changed between proposal and approval. Errors: 404. */
async function currentOf(trx: Kysely<Database>, proposal: Proposal) {
  if (proposal.kind === 'role') {
    const permissions = await permissionsOfRole(trx, proposal.name)
    return { subject: `role:${proposal.name}`, before: { permissions } }
  }
  const account = await findStaff(trx, proposal.email)
  if (!account || account.disabled_at) throw notFound()
  const roles = await rolesOf(trx, account.id)
  return { subject: `staff:${account.email}`, before: { roles } }
}
