// Rows of passkeys of staff, and of the challenges that browsers sign.
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StaffChallengeTable } from '../../db/schema/staff.ts'

export type ChallengePurpose = StaffChallengeTable['purpose']

export interface Challenge {
  hash: Buffer
  /** Null: for a log-in, which any account may answer. */
  staffId: number | null
  purpose: ChallengePurpose
}

/** Also deletes those that expired. */
export async function insertChallenge(
  db: Kysely<Database>,
  now: Date,
  { hash, staffId, purpose, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute()
  await db
    .insertInto('staff_challenge')
    .values({ hash, staff_id: staffId, purpose, expires_at: expiresAt })
    .execute()
}

/** False when it is unknown, used, expired, or was made for another account or purpose. */
export async function consumeChallenge(
  db: Kysely<Database>,
  now: Date,
  { hash, staffId, purpose }: Challenge,
): Promise<boolean> {
  const used = await db
    .deleteFrom('staff_challenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where((row) =>
      staffId === null ? row('staff_id', 'is', null) : row('staff_id', '=', staffId),
    )
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** A passkey of an open account. */
export function findPasskey(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('staff_passkey as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .where('p.id', '=', id)
    .where('s.disabled_at', 'is', null)
    .select(['p.id', 'p.staff_id', 'p.public_key', 'p.sign_count', 'p.transports'])
    .select(['s.email', 's.name'])
    .executeTakeFirst()
}

/** Oldest first. */
export function findPasskeysOf(db: Kysely<Database>, staffId: number) {
  return db
    .selectFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .orderBy('created_at')
    .execute()
}

/** False when the passkey is known already. */
export async function insertPasskey(
  trx: Kysely<Database>,
  passkey: Insertable<Database['staff_passkey']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('staff_passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * The sign count is the authenticator's own counter of uses, which a copied passkey would not share. False when another
 * use changed it in the meantime.
 */
export async function raiseSignCount(
  db: Kysely<Database>,
  now: Date,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<boolean> {
  const raised = await db
    .updateTable('staff_passkey')
    .set({ sign_count: to, last_used_at: now })
    .where('id', '=', id)
    .where('sign_count', '=', from)
    .returning('id')
    .executeTakeFirst()
  return raised !== undefined
}

export async function deletePasskey(
  trx: Kysely<Database>,
  { staffId, id }: { staffId: number; id: string },
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
