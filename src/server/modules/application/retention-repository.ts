// Finds overdue applications, erases their personal data, and removes companies that never became members.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** At most `max` applications, locked until the transaction ends. */
export function lockInactiveApplications(trx: Kysely<Database>, inactiveSince: Date, max: number) {
  return trx
    .selectFrom('application')
    .where('erased_at', 'is', null)
    .where('state', 'not in', ['approved', 'suspended'])
    .where('last_activity_at', '<=', inactiveSince)
    .select(['application_no', 'company_id', 'member_id', 'email_key'])
    .orderBy('application_no')
    .limit(max)
    .forUpdate()
    .execute()
}

export async function countInactiveApplications(
  db: Kysely<Database>,
  inactiveSince: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .where('erased_at', 'is', null)
    .where('state', 'not in', ['approved', 'suspended'])
    .where('last_activity_at', '<=', inactiveSince)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Open applications become expired; decided ones keep their state. */
export async function eraseApplications(
  trx: Kysely<Database>,
  now: Date,
  numbers: string[],
): Promise<void> {
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

export async function deleteDraftsAndCodes(
  trx: Kysely<Database>,
  emailKeys: string[],
): Promise<void> {
  await trx.deleteFrom('application_draft').where('email_key', 'in', emailKeys).execute()
  await trx.deleteFrom('email_code').where('email_key', 'in', emailKeys).execute()
}

/** The ids of companies that neither are or were members nor have an application that is not erased. */
export async function findRemovableCompanies(
  trx: Kysely<Database>,
  companies: number[],
): Promise<number[]> {
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
  return removable.map(({ id }) => id)
}

export async function findLoginKeys(trx: Kysely<Database>, companies: number[]): Promise<string[]> {
  const logins = await trx
    .selectFrom('member')
    .where('company_id', 'in', companies)
    .select('login_key')
    .execute()
  return logins.map(({ login_key }) => login_key)
}

export async function insertUsedLoginNames(trx: Kysely<Database>, hashes: Buffer[]): Promise<void> {
  await trx
    .insertInto('used_login_name')
    .values(hashes.map((key_hash) => ({ key_hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteCompanies(trx: Kysely<Database>, ids: number[]): Promise<void> {
  await trx.deleteFrom('company').where('id', 'in', ids).execute()
}
