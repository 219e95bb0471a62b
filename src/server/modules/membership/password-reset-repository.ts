// Reads and writes password reset links.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * False, and nothing is written, when the login is closed or has another address meanwhile. Waits while its password or
 * address is changed, which ends the links from before.
 */
export async function insertReset(
  trx: Kysely<Database>,
  reset: { hash: Buffer; memberId: number; email: string; now: Date; expires: Date },
): Promise<boolean> {
  const { hash, memberId, email, now, expires } = reset
  const { numAffectedRows } = await sql`
    insert into password_reset (hash, member_id, created_at, expires_at)
    select ${hash}::bytea, m.id, ${now}::timestamptz, ${expires}::timestamptz from member m
    where m.id = ${memberId} and m.email = ${email} and m.disabled_at is null
    for share of m`.execute(trx)
  return numAffectedRows === 1n
}

/** The login of a link that is still valid. */
export function findReset(db: Kysely<Database>, hash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('r.hash', '=', hash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', now)
    .where('m.disabled_at', 'is', null)
    .select(['m.id', 'm.login_name', 'm.email', 'm.lang', 'm.password_hash', 'c.name as company'])
    .executeTakeFirst()
}

/** Uses up one link and all others of its login; returns false when it was used in the meantime. */
export async function consumeResets(
  trx: Kysely<Database>,
  { hash, memberId, now }: { hash: Buffer; memberId: number; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  if (used) await endResets(trx, memberId, now)
  return used !== undefined
}

export async function endResets(trx: Kysely<Database>, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteResets(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', expiredBefore).execute()
}
