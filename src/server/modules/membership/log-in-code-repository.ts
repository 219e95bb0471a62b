// Reads and writes the codes by mail that let a browser log in.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Counts the codes of a login that can still be used, and lets no other transaction add one before this one ends. */
export async function holdOpenCodes(
  trx: Kysely<Database>,
  memberId: number,
  now: Date,
): Promise<number> {
  await trx.selectFrom('member').where('id', '=', memberId).select('id').forUpdate().execute()
  const { count } = await trx
    .selectFrom('log_in_code')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertLogInCode(
  trx: Kysely<Database>,
  code: { hash: Buffer; memberId: number; now: Date; expires: Date },
): Promise<void> {
  await trx
    .insertInto('log_in_code')
    .values({
      hash: code.hash,
      member_id: code.memberId,
      created_at: code.now,
      expires_at: code.expires,
      used_at: null,
    })
    .execute()
}

/** Uses up a code and returns its login; undefined when it is unknown, expired or used. */
export async function useCode(
  trx: Kysely<Database>,
  hash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('log_in_code')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id
}

export async function endLogInCodes(
  trx: Kysely<Database>,
  memberId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('log_in_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteLogInCodes(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('log_in_code').where('expires_at', '<', expiredBefore).execute()
}
