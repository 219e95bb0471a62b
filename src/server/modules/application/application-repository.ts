// Reads and writes applications as applicants see them.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { ApplicationTable } from '../../db/schema/members.ts'

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findNewestByEmail>>>

export async function isMemberEmail(db: Kysely<Database>, emailKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .where('email_key', '=', emailKey)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export async function isApplicantEmail(db: Kysely<Database>, emailKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .where('email_key', '=', emailKey)
    .select('application_no')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The newest application for an email address. */
export function findNewestByEmail(db: Kysely<Database>, emailKey: string) {
  return applications(db).where('a.email_key', '=', emailKey).executeTakeFirst()
}

/** The newest application of a company for one kind of membership. */
export function findNewestOfCompany(db: Kysely<Database>, companyId: number, kind: MemberKind) {
  return applications(db)
    .where('a.company_id', '=', companyId)
    .where('a.kind', '=', kind)
    .executeTakeFirst()
}

function applications(db: Kysely<Database>) {
  return db
    .selectFrom('application as a')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.company_id', '=', 'a.company_id').onRef('m.kind', '=', 'a.kind'),
    )
    .select([
      'a.application_no',
      'a.company_id',
      'a.kind',
      'a.state',
      'a.fail_reason',
      'a.missing',
      'a.submitted_at',
      'a.due_at',
      'a.last_activity_at',
      'm.state as membership_state',
      'm.fail_reason as membership_fail_reason',
    ])
    .orderBy('a.submitted_at', 'desc')
    .limit(1)
}

/** The columns that an applicant's answers change; `papers` are the answers. Locked until the transaction ends. */
export function lockForAnswers(trx: Kysely<Database>, applicationNo: string) {
  return trx
    .selectFrom('application')
    .where('application_no', '=', applicationNo)
    .select(['company_id', 'kind', 'state', 'due_at', 'paused_at', 'papers'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Back to review: nothing is missing any more, and the deadline runs again. */
export async function writeAnswersAndResume(
  trx: Kysely<Database>,
  applicationNo: string,
  change: { papers: string; due_at: Date; last_activity_at: Date },
): Promise<void> {
  await trx
    .updateTable('application')
    .set({ ...change, state: 'in_review', missing: '[]', paused_at: null })
    .where('application_no', '=', applicationNo)
    .execute()
}

export async function setMembershipInReview(
  trx: Kysely<Database>,
  now: Date,
  { companyId, kind }: { companyId: number; kind: MemberKind },
): Promise<void> {
  await trx
    .updateTable('membership')
    .set({ state: 'in_review', fail_reason: null, state_since: now })
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .execute()
}

/** A number unused by any other application; numbers of failed attempts are not reused. */
export async function nextApplicationNumber(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('application_number')::int as number`.execute(trx)
  return rows[0]!.number
}

export async function insertApplication(
  trx: Kysely<Database>,
  row: Insertable<ApplicationTable>,
): Promise<void> {
  await trx.insertInto('application').values(row).execute()
}
