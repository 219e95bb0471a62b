// Rows of changes that wait for a second signature.
import { type Kysely, sql } from 'kysely'
import type { StaffRequestKind } from '../../../shared/staff-requests.ts'
import type { Database } from '../../db/database.ts'
import type { StaffRequestTable } from '../../db/schema/staff.ts'

export interface ProposedRequest {
  kind: StaffRequestTable['kind']
  /** What the change concerns, as the audit log names it: 'role:packer', 'staff:ann@…'. */
  subject: string
  /** What the change needs to be carried out. */
  input: object
  /** What it would replace; it cannot be approved once this has changed. */
  before: object
  proposedBy: number
  proposedAt: Date
  expiresAt: Date
}

export async function insertRequest(
  trx: Kysely<Database>,
  request: ProposedRequest,
): Promise<number> {
  const { id } = await trx
    .insertInto('staff_request')
    .values({
      kind: request.kind,
      subject: request.subject,
      input: JSON.stringify(request.input),
      before: JSON.stringify(request.before),
      proposed_by: request.proposedBy,
      proposed_at: request.proposedAt,
      expires_at: request.expiresAt,
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Locked until the transaction ends. */
export function lockRequest(trx: Kysely<Database>, id: number) {
  return requests(trx).where('r.id', '=', id).forUpdate('r').executeTakeFirst()
}

/** Oldest first. */
export function findOpenRequests(
  db: Kysely<Database>,
  now: Date,
  kinds: readonly StaffRequestKind[],
) {
  return requests(db)
    .where('r.state', '=', 'open')
    .where('r.kind', 'in', kinds)
    .where('r.expires_at', '>', now)
    .orderBy('r.id')
    .execute()
}

export async function findOpenRequestOf(
  trx: Kysely<Database>,
  now: Date,
  { kind, subject, input }: Pick<ProposedRequest, 'kind' | 'subject' | 'input'>,
): Promise<number | undefined> {
  const found = await trx
    .selectFrom('staff_request')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where(sql<boolean>`input = ${JSON.stringify(input)}::jsonb`)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()
  return found && Number(found.id)
}

export async function markDecided(
  trx: Kysely<Database>,
  id: number,
  decision: { state: 'approved' | 'refused' | 'withdrawn'; decided_by: number; decided_at: Date },
): Promise<void> {
  await trx.updateTable('staff_request').set(decision).where('id', '=', id).execute()
}

/** How many other open accounts with a password manage staff. */
export async function countOtherSigners(db: Kysely<Database>, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff as s')
    .where('s.id', '!=', staffId)
    .where('s.disabled_at', 'is', null)
    .where('s.password_hash', 'is not', null)
    .where(
      sql<boolean>`exists (select from staff_account_role a
        join staff_role_permission p on p.role = a.role
        where a.staff_id = s.id and p.permission = 'staff.manage')`,
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function requests(db: Kysely<Database>) {
  return db
    .selectFrom('staff_request as r')
    .innerJoin('staff as s', 's.id', 'r.proposed_by')
    .select(['r.id', 'r.kind', 'r.subject', 'r.input', 'r.before', 'r.state'])
    .select(['r.proposed_by', 'r.proposed_at', 'r.expires_at', 's.email', 's.name'])
}
