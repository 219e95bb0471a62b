// Changes that need two persons: one proposes, another signs within three days.
import type { Kysely } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import { isSettingRequest, type StaffRequestKind } from '../../../shared/staff-requests.ts'
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  countOtherSigners,
  findOpenRequestOf,
  findOpenRequests,
  insertRequest,
  lockRequest,
  markDecided,
  type ProposedRequest,
} from './request-repository.ts'
import { isOnePersonShop } from './role-service.ts'

const OPEN_MS = 3 * DAY_MS
/** Without anyone else who could sign, the proposer may do so after this time. */
const ALONE_AFTER_MS = HOUR_MS

/** Why a decision is rejected: `result.reason` of code 409. `moved`: what it changes has changed since the proposal. */
export type RejectedDecision = 'decided' | 'ownRequest' | 'tooEarly' | 'moved'

/** With these an account moves money, decides where members pay it, or decides which accounts may do so. */
const CRITICAL_PERMISSIONS: ReadonlySet<StaffPermission> = new Set([
  'money.match',
  'money.refund',
  'money.adjust',
  'money.pay-out',
  'setting.write',
  'staff.manage',
])

export function includesCriticalPermission(permissions: Iterable<StaffPermission>): boolean {
  return [...permissions].some((permission) => CRITICAL_PERMISSIONS.has(permission))
}

/** Returns the number; that of the open request for the same change, if there is one. */
export async function proposeRequest(
  trx: Kysely<Database>,
  now: Date,
  request: Omit<ProposedRequest, 'proposedAt' | 'expiresAt'>,
): Promise<{ id: number; isNew: boolean }> {
  const openId = await findOpenRequestOf(trx, now, request)
  if (openId !== undefined) return { id: openId, isNew: false }
  const expiresAt = new Date(now.getTime() + OPEN_MS)
  return { id: await insertRequest(trx, { ...request, proposedAt: now, expiresAt }), isNew: true }
}

/** The open requests of these kinds, the oldest first. */
export async function listRequests(
  db: Kysely<Database>,
  now: Date,
  kinds: readonly StaffRequestKind[],
) {
  if (kinds.length === 0) return []
  const rows = await findOpenRequests(db, now, kinds)
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    subject: row.subject,
    input: row.input,
    before: row.before,
    proposedById: Number(row.proposed_by),
    proposedBy: row.email,
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

export type OpenRequest = Awaited<ReturnType<typeof listRequests>>[number]

/**
 * Closes a request of one of these kinds; refusing one's own withdraws it. Returns it, and whether the proposer signed
 * alone. Errors: 404 unknown or expired, 409 with RejectedDecision.
 */
export async function closeRequest(
  trx: Kysely<Database>,
  now: Date,
  { id, by, isApproved, kinds }: Signature,
) {
  const found = await lockRequest(trx, id)
  if (!found || found.expires_at <= now || !kinds.includes(found.kind)) throw notFound()
  if (found.state !== 'open') throw rejectedDecision('decided')
  const isOwn = Number(found.proposed_by) === by
  const proposal = { by, since: found.proposed_at, kind: found.kind }
  if (isApproved && isOwn) await checkMaySignAlone(trx, now, proposal)
  const state = isApproved ? 'approved' : isOwn ? 'withdrawn' : 'refused'
  await markDecided(trx, id, { state, decided_by: by, decided_at: now })
  const { kind, subject, input, before, email: proposedBy } = found
  return { kind, subject, input, before, proposedBy, state, alone: isApproved && isOwn } as const
}

interface Signature {
  /** Of the request. */
  id: number
  /** The account that decides. */
  by: number
  isApproved: boolean
  /** Those that the person who signs may decide on. */
  kinds: readonly StaffRequestKind[]
}

/**
 * Whether no one else could sign a request of this kind that `by` proposed; for settings of money, whether the shop is set
 * to one person, as for payouts.
 */
export async function signsAlone(
  db: Kysely<Database>,
  by: number,
  kind: StaffRequestKind,
): Promise<boolean> {
  return isSettingRequest(kind) ? isOnePersonShop(db) : (await countOtherSigners(db, by)) === 0
}

/** Errors: 409 `ownRequest` while someone else could sign, `tooEarly` within an hour of the proposal. */
async function checkMaySignAlone(
  trx: Kysely<Database>,
  now: Date,
  { by, since, kind }: { by: number; since: Date; kind: StaffRequestKind },
): Promise<void> {
  if (!(await signsAlone(trx, by, kind))) throw rejectedDecision('ownRequest')
  if (now.getTime() - since.getTime() < ALONE_AFTER_MS) throw rejectedDecision('tooEarly')
}

export function rejectedDecision(reason: RejectedDecision): AppError {
  return new AppError(409, [], { reason })
}
