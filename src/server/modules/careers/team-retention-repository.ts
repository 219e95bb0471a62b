// Finds inactive team applications that were not approved, and erases their personal data.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** At most `max` applications, locked until the transaction ends. */
export function lockInactiveApplications(trx: Kysely<Database>, inactiveSince: Date, max: number) {
  return trx
    .selectFrom('team_application')
    .where('erased_at', 'is', null)
    .where('state', '!=', 'approved')
    .where('last_activity_at', '<=', inactiveSince)
    .select(['application_no', 'email_key'])
    .orderBy('application_no')
    .limit(max)
    .forUpdate()
    .execute()
}

/** Those still open become expired; decided ones keep their state. */
export async function eraseApplications(
  trx: Kysely<Database>,
  now: Date,
  numbers: string[],
): Promise<void> {
  await trx
    .updateTable('team_application')
    .set((eb) => ({
      email: null,
      email_key: null,
      form: null,
      missing: '[]',
      sending_hash: null,
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
