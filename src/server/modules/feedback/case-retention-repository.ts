// Finds cases without recent messages and erases their personal data.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** At most `max` cases without a message after `inactiveSince`, locked until the transaction ends. */
export async function lockInactiveCases(trx: Kysely<Database>, inactiveSince: Date, max: number) {
  const locked = await trx
    .selectFrom('feedback_case')
    .where('erased_at', 'is', null)
    .where('created_at', '<=', inactiveSince)
    .where(({ exists, not, selectFrom }) => {
      const recent = selectFrom('case_message')
        .whereRef('case_message.case_no', '=', 'feedback_case.case_no')
        .where('case_message.created_at', '>', inactiveSince)
      return not(exists(recent.select('case_message.id')))
    })
    .select(['case_no', 'email_key'])
    .orderBy('case_no')
    .limit(max)
    .forUpdate()
    .execute()
  if (locked.length === 0) return locked
  // Only a later statement sees a reply that was written while this one waited for the lock of its case.
  const replied = await trx
    .selectFrom('case_message')
    .where(
      'case_no',
      'in',
      locked.map(({ case_no }) => case_no),
    )
    .where('created_at', '>', inactiveSince)
    .select('case_no')
    .execute()
  const active = new Set(replied.map(({ case_no }) => case_no))
  return locked.filter(({ case_no }) => !active.has(case_no))
}

/** Deletes the messages and empties the cases; `codeHash` replaces the hash of the code. */
export async function emptyCases(
  trx: Kysely<Database>,
  now: Date,
  { numbers, codeHash }: { numbers: string[]; codeHash: Buffer },
): Promise<void> {
  await trx.deleteFrom('case_message').where('case_no', 'in', numbers).execute()
  await trx
    .updateTable('feedback_case')
    .set({
      state: 'closed',
      full_name: null,
      email: null,
      email_key: null,
      region: null,
      subject: null,
      form: null,
      member_id: null,
      code_hash: codeHash,
      sending_hash: null,
      sealed_code: null,
      erased_at: now,
    })
    .where('case_no', 'in', numbers)
    .execute()
}
