// Erases applicants who did not become members: six months after their last activity no personal data remain.
import { sql, type Kysely } from 'kysely'
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Database } from '../../db/database.ts'
import { hashOf } from '../../platform/secrets.ts'

export interface Forgotten {
  numbers: string[]
  /** The email keys of the erased applicants, for callers that store data under them. */
  emailKeys: string[]
}

/**
 * Erases personal data and keeps country, kind, outcome and dates for statistics. A current or former member
 * company and its login are kept. Handles at most `most` applications per call.
 */
export async function eraseForgottenApplicants(
  trx: Kysely<Database>,
  now: Date,
  most = 500,
): Promise<Forgotten> {
  const due = await trx
    .selectFrom('application')
    .where('erased_at', 'is', null)
    .where('state', 'not in', ['approved', 'suspended'])
    .where('last_activity_at', '<=', keptSince(now))
    .select(['application_no', 'company_id', 'member_id', 'email_key'])
    .orderBy('application_no')
    .limit(most)
    .forUpdate()
    .execute()
  const emailKeys = due.flatMap(({ email_key }) => (email_key === null ? [] : [email_key]))
  const companies = due.flatMap(({ company_id }) => (company_id === null ? [] : [company_id]))
  if (due.length > 0) {
    await emptyApplications(
      trx,
      now,
      due.map(({ application_no }) => application_no),
    )
    await removeCompanies(trx, companies)
  }
  if (emailKeys.length > 0) {
    await trx.deleteFrom('application_draft').where('email_key', 'in', emailKeys).execute()
    await trx.deleteFrom('email_code').where('email_key', 'in', emailKeys).execute()
  }
  return { numbers: due.map(({ application_no }) => application_no), emailKeys }
}

/** The number of applications with overdue personal data; expected to be 0. */
export async function countOverdue(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .where('erased_at', 'is', null)
    .where('state', 'not in', ['approved', 'suspended'])
    .where('last_activity_at', '<=', keptSince(now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The retention date of an application that does not lead to membership. */
export function keptUntil(lastActivity: Date): Date {
  return addMonths(lastActivity, BUSINESS.applicantDataMonths)
}

/** Applications last active at or before this date are due for erasure. */
export function keptSince(now: Date): Date {
  return addMonths(now, -BUSINESS.applicantDataMonths)
}

/** The same day in another month, or that month's last day. */
function addMonths(at: Date, months: number): Date {
  const moved = new Date(at)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(at.getUTCDate(), days))
  return moved
}

async function emptyApplications(trx: Kysely<Database>, now: Date, numbers: string[]) {
  await trx
    .updateTable('application')
    .set((eb) => ({
      email: null,
      email_key: null,
      form: null,
      missing: '[]',
      papers: '[]',
      erased_at: now,
      state: eb
        .case()
        .when('state', 'in', ['submitted', 'in_review', 'more_info'])
        .then(sql<'expired'>`'expired'`)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('application_no', 'in', numbers)
    .execute()
}

/** Login names are never reused, so their hash is kept. */
async function removeCompanies(trx: Kysely<Database>, companies: number[]): Promise<void> {
  if (companies.length === 0) return
  const removable = await trx
    .selectFrom('company as c')
    .where('c.id', 'in', companies)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership as m')
            .whereRef('m.company_id', '=', 'c.id')
            .where('m.state', 'in', ['approved', 'suspended'])
            .select('m.kind'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application as a')
            .whereRef('a.company_id', '=', 'c.id')
            .where('a.erased_at', 'is', null)
            .select('a.application_no'),
        ),
      ),
    )
    .select('c.id')
    .execute()
  const ids = removable.map(({ id }) => id)
  if (ids.length === 0) return
  const logins = await trx
    .selectFrom('member')
    .where('company_id', 'in', ids)
    .select('login_key')
    .execute()
  if (logins.length > 0) {
    await trx
      .insertInto('used_login_name')
      .values(logins.map(({ login_key }) => ({ key_hash: hashOf('login-name', login_key) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await trx.deleteFrom('company').where('id', 'in', ids).execute()
}
