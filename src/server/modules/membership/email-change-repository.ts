// Reads and writes the codes that prove a member's new e-mail address.
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

/** The former code of this member ends. */
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

/** Counts one try on the running code and returns it; nothing when none runs or it was tried too often. */
export function takeEmailCode(
  db: Kysely<Database>,
  { memberId, now, most }: { memberId: number; now: Date; most: number },
) {
  return db
    .updateTable('email_code')
    .set((to) => ({ tries: to('tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['id', 'email', 'email_key', 'code_hash'])
    .executeTakeFirst()
}

/** False when it was used meanwhile. */
export async function useEmailCode(trx: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('email_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
