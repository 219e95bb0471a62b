// Memberships as staff manage them: suspends, reinstates and lists them, changes their terms, and adds the other area.
import type { Kysely } from 'kysely'
import type { FailReason, MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import {
  findLogins,
  findPriceGroup,
  insertApprovedMembership,
  type ListedMembership,
  listMemberships,
  lockMembershipOf,
  type MembershipTerms,
  writeMembership,
} from './decision-repository.ts'

export interface MembershipKey {
  customerNo: string
  kind: MemberKind
}

/** Takes effect on the next request of every session. Errors: 404 no such member, 409 not approved. */
export async function suspendMember(
  trx: Kysely<Database>,
  now: Date,
  who: MembershipKey,
  reason: FailReason,
) {
  const company = await lockMembership(trx, who, 'approved')
  await writeMembership(
    trx,
    { companyId: company.id, kind: who.kind },
    { state: 'suspended', fail_reason: reason, state_since: now },
  )
  return company
}

/** Errors: 404 no such member, 409 not suspended. */
export async function reinstateMember(trx: Kysely<Database>, now: Date, who: MembershipKey) {
  const company = await lockMembership(trx, who, 'suspended')
  await writeMembership(
    trx,
    { companyId: company.id, kind: who.kind },
    { state: 'approved', fail_reason: null, state_since: now },
  )
  return company
}

/**
 * Omitted terms stay unchanged. Returns the previous values of the changed ones. Errors: 404, 409 not approved, 422 a
 * price group that is unknown or of the other kind.
 */
export async function replaceMembershipTerms(
  trx: Kysely<Database>,
  now: Date,
  who: MembershipKey,
  terms: Partial<MembershipTerms>,
): Promise<Partial<MembershipTerms>> {
  const { id, price_group, currency, sales_region } = await lockMembership(trx, who, 'approved')
  if (terms.price_group !== undefined) {
    const group = await findPriceGroup(trx, terms.price_group)
    if (group?.member_kind !== who.kind) throw invalid('group', 'choice')
  }
  await writeMembership(
    trx,
    { companyId: id, kind: who.kind },
    { state: 'approved', fail_reason: null, state_since: now, ...terms },
  )
  const before: Record<string, string | null> = { price_group, currency, sales_region }
  return Object.fromEntries(Object.keys(terms).map((name) => [name, before[name] ?? '']))
}

/**
 * Approves a member of one area for the other. Omitted terms are those of the first area, with the usual price group.
 * Errors: 409 when the company is not an approved member of the first area, or known in the second already; 422 a
 * price group that is unknown or of the other kind.
 */
export async function addArea(
  trx: Kysely<Database>,
  now: Date,
  { customerNo, kind }: MembershipKey,
  terms: Partial<MembershipTerms>,
) {
  const group = await findPriceGroup(trx, terms.price_group ?? kind)
  if (group?.member_kind !== kind) throw invalid('group', 'choice')
  const added = await insertApprovedMembership(trx, now, { customerNo, kind, terms })
  if (!added) throw new AppError(409)
  return lockMembership(trx, { customerNo, kind }, 'approved')
}

export const MAX_FOUND = 100

/** The memberships of companies whose name, number or logins contain the text; without a text all. At most 100. */
export async function findMemberships(
  db: Kysely<Database>,
  text = '',
): Promise<{ memberships: ListedMembership[]; isComplete: boolean }> {
  const found = await listMemberships(db, { text: text.trim(), limit: MAX_FOUND + 1 })
  return { memberships: found.slice(0, MAX_FOUND), isComplete: found.length <= MAX_FOUND }
}

/** The logins of a company, as mail recipients. */
export function listLogins(trx: Kysely<Database>, companyId: number) {
  return findLogins(trx, companyId)
}

async function lockMembership(
  trx: Kysely<Database>,
  { customerNo, kind }: MembershipKey,
  state: 'approved' | 'suspended',
) {
  const found = await lockMembershipOf(trx, customerNo, kind)
  if (!found) throw notFound()
  if (found.state !== state) throw new AppError(409)
  return found
}
