// Reads logins and their memberships; reads and writes their trusted devices.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** By login name or email address, both normalised as keys. */
export function findLogin(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where((where) => where.or([where('m.login_key', '=', key), where('m.email_key', '=', key)]))
    .select([
      'm.id',
      'm.company_id',
      'm.login_name',
      'm.email',
      'm.lang',
      'm.first_name',
      'm.password_hash',
      'm.disabled_at',
      'c.name as company',
      'c.customer_no',
    ])
    .executeTakeFirst()
}

/** The company's memberships in both areas. */
export function listMemberships(db: Kysely<Database>, companyId: number) {
  return db
    .selectFrom('membership')
    .where('company_id', '=', companyId)
    .select(['kind', 'state', 'fail_reason'])
    .execute()
}

/** The stored hash, locked until the transaction ends. */
export async function lockPassword(
  trx: Kysely<Database>,
  memberId: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .select('password_hash')
    .forShare()
    .executeTakeFirst()
  return row?.password_hash
}

export async function isTrustedDevice(
  db: Kysely<Database>,
  hash: Buffer,
  memberId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .where('hash', '=', hash)
    .where('member_id', '=', memberId)
    .select('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the device's secret for every login that uses it. */
export async function replaceDeviceSecret(
  trx: Kysely<Database>,
  former: Buffer,
  hash: Buffer,
): Promise<void> {
  await trx.updateTable('known_device').set({ hash }).where('hash', '=', former).execute()
}

export async function trustDevice(
  trx: Kysely<Database>,
  { hash, memberId, now }: { hash: Buffer; memberId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('known_device')
    .values({ hash, member_id: memberId, created_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'member_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
}

/** Deletes the devices beyond `max` that have been unused longest. */
export async function deleteExcessDevices(
  trx: Kysely<Database>,
  memberId: number,
  max: number,
): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('member_id', '=', memberId)
    .where('hash', 'in', (from) =>
      from
        .selectFrom('known_device')
        .where('member_id', '=', memberId)
        .orderBy('last_seen_at', 'desc')
        .offset(max)
        .select('hash'),
    )
    .execute()
}

/** Deletes the devices of a login except the one that is kept. */
export async function deleteDevices(
  trx: Kysely<Database>,
  memberId: number,
  except: Buffer | null,
): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('member_id', '=', memberId)
    .$if(except !== null, (query) => query.where('hash', '!=', except ?? Buffer.alloc(0)))
    .execute()
}

export async function deleteUnseenDevices(db: Kysely<Database>, seenBefore: Date): Promise<void> {
  await db.deleteFrom('known_device').where('last_seen_at', '<', seenBefore).execute()
}
