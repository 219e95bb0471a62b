// Reads and writes the codes that verify a member's new email address.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface NewEmailCode {
  id: string
  memberId: number
  email: string
  emailKey: string
  lang: string
  codeHash: Buffer
  now: Date
  expires: Date
}

/** Replaces the member's previous code. */
export async function replaceEmailCode(trx: Kysely<Database>, code: NewEmailCode): Promise<void> {
  await trx
    .updateTable('email_code')
    .set({ expires_at: code.now })
    .where('member_id', '=', code.memberId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .execute()
  await trx
    .insertInto('email_code')
    .values({
      id: code.id,
      email: code.email,
      email_key: code.emailKey,
      purpose: 'change_email',
      member_id: code.memberId,
      lang: code.lang,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expires,
      ticket_hash: null,
      ticket_expires_at: null,
      used_at: null,
    })
    .execute()
}

/**
 * Counts one attempt on the active code and returns it; undefined when none is active or it has no attempts
 * left.
 */
export function consumeEmailCodeAttempt(
  db: Kysely<Database>,
  { memberId, now, max }: { memberId: number; now: Date; max: number },
) {
  return db
    .updateTable('email_code')
    .set((to) => ({ tries: to('tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', max)
    .returning(['id', 'email', 'email_key', 'code_hash'])
    .executeTakeFirst()
}

/** False when the code was used in the meantime. */
export async function consumeEmailCode(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('email_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
