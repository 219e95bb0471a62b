// Reads and writes the codes by mail that let a browser log in.
import { sql, type Kysely } from 'kysely'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'

/** One transaction at a time adds codes for `whose`: a login, or a name that no login has. */
export async function lockLogInCodes(trx: Kysely<Database>, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.logInCodes}::int, hashtext(${whose}))`.execute(
    trx,
  )
}

/**
 * False, and nothing is written, when the login is closed, has another address meanwhile, or has enough codes that can be
 * used. Waits while its password or address is changed, which ends the codes from before.
 */
export async function insertLogInCode(
  trx: Kysely<Database>,
  code: { hash: Buffer; memberId: number; email: string; max: number; now: Date; expires: Date },
): Promise<boolean> {
  const { hash, memberId, email, max, now, expires } = code
  const { numAffectedRows } = await sql`
    insert into log_in_code (hash, member_id, created_at, expires_at)
    select ${hash}::bytea, m.id, ${now}::timestamptz, ${expires}::timestamptz from member m
    where m.id = ${memberId} and m.email = ${email} and m.disabled_at is null
      and (select count(*) from log_in_code c
        where c.member_id = ${memberId} and c.used_at is null and c.expires_at > ${now}) < ${max}
    for share of m`.execute(trx)
  return numAffectedRows === 1n
}

/** Uses up a code and returns its login; undefined when it is unknown, expired or used. */
export async function consumeLogInCode(
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
