// Rows of browsers in which a staff account has logged in.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export async function isKnownDevice(
  db: Kysely<Database>,
  hash: Buffer,
  staffId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('staff_known_device')
    .where('hash', '=', hash)
    .where('staff_id', '=', staffId)
    .select('hash')
    .executeTakeFirst()
  return found !== undefined
}

export async function insertDevice(
  trx: Kysely<Database>,
  now: Date,
  { hash, staffId }: { hash: Buffer; staffId: number },
): Promise<void> {
  const device = { hash, staff_id: staffId, last_used_at: now }
  await trx.insertInto('staff_known_device').values(device).execute()
}

export async function deleteDevice(trx: Kysely<Database>, hash: Buffer): Promise<void> {
  await trx.deleteFrom('staff_known_device').where('hash', '=', hash).execute()
}

/** Keeps the `max` devices that were used last. */
export async function deleteOldDevices(
  trx: Kysely<Database>,
  staffId: number,
  max: number,
): Promise<void> {
  await trx
    .deleteFrom('staff_known_device')
    .where('hash', 'in', (query) =>
      query
        .selectFrom('staff_known_device')
        .where('staff_id', '=', staffId)
        .select('hash')
        .orderBy('last_used_at', 'desc')
        .offset(max),
    )
    .execute()
}

export async function deleteDevicesOf(trx: Kysely<Database>, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_known_device').where('staff_id', '=', staffId).execute()
}
