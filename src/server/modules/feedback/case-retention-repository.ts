// Finds cases without recent messages and erases their personal data.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** At most `max` cases, locked until the transaction ends. */
export function lockInactiveCases(trx: Kysely<Database>, inactiveSince: Date, max: number) {
  return trx
    .selectFrom('feedback_case')
    .where('erased_at', 'is', null)
    .where('last_activity_at', '<=', inactiveSince)
    .select(['case_no', 'email_key'])
    .orderBy('case_no')
    .limit(max)
    .forUpdate()
    .execute()
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
