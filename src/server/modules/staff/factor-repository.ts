// Rows of the factors of staff: authenticator secrets and recovery codes, and the removal of all, passkeys included.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export function findTotp(db: Kysely<Database>, staffId: number) {
  return db
    .selectFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .executeTakeFirst()
}

/** Stores the secret of an app that was confirmed with a code, in place of any former one. */
export async function writeTotp(
  trx: Kysely<Database>,
  values: {
    staff_id: number
    sealed_secret: Buffer
    created_at: Date
    confirmed_at: Date
    last_step: number
  },
): Promise<void> {
  const { staff_id: _, ...changed } = values
  await trx
    .insertInto('staff_totp')
    .values(values)
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(changed))
    .execute()
}

/** A step is the half minute in which the app shows one code. False when this step or a later one was used before. */
export async function consumeStep(
  db: Kysely<Database>,
  staffId: number,
  step: number,
): Promise<boolean> {
  const used = await db
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function replaceRecoveryCodes(
  trx: Kysely<Database>,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ staff_id: staffId, hash, used_at: null })))
    .execute()
}

/** False when it is unknown or was used before. */
export async function consumeRecoveryCode(
  db: Kysely<Database>,
  now: Date,
  { staffId, hash }: { staffId: number; hash: Buffer },
): Promise<boolean> {
  const used = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Since when an account has an authenticator app, and its unused recovery codes; passkeys: `findPasskeysOf`. */
export function findFactors(db: Kysely<Database>, staffId: number) {
  return db
    .selectNoFrom([
      sql<Date | null>`(select confirmed_at from staff_totp where staff_id = ${staffId})`.as(
        'totp_since',
      ),
      sql<number>`(select count(*)::int from staff_recovery_code
        where staff_id = ${staffId} and used_at is null)`.as('recovery_codes'),
    ])
    .executeTakeFirstOrThrow()
}

/** False when there was none. */
export async function deleteTotp(trx: Kysely<Database>, staffId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Removes every factor, so that the account must enrol again. */
export async function deleteFactors(trx: Kysely<Database>, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
}
