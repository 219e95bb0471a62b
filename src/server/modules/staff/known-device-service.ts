// Browsers in which a staff account has logged in: its person can log in there even while others guess the password.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import {
  deleteDevice,
  deleteDevicesOf,
  deleteOldDevices,
  insertDevice,
  isKnownDevice,
} from './known-device-repository.ts'

const MAX_DEVICES = 10
const LONGEST_SECRET = 100

/** The name under which attempts of this browser are counted; null if the account has not logged in from it. */
export async function knownStaffDevice(
  db: Kysely<Database>,
  secret: string | null,
  staffId: number,
): Promise<string | null> {
  const hash = hashOf('staff-device', (secret ?? '').slice(0, LONGEST_SECRET))
  // The database is queried without a secret too, so that every attempt causes the same work.
  const isKnown = await isKnownDevice(db, hash, staffId)
  return isKnown && secret ? hash.toString('base64url') : null
}

/** Returns the browser's new secret; the former one is void, so that a copy of it is worthless. */
export async function rememberStaffDevice(
  trx: Kysely<Database>,
  now: Date,
  { staffId, secret }: { staffId: number; secret: string | null },
): Promise<string> {
  const renewed = newSecret()
  if (secret) await deleteDevice(trx, hashOf('staff-device', secret.slice(0, LONGEST_SECRET)))
  await insertDevice(trx, now, { hash: hashOf('staff-device', renewed), staffId })
  await deleteOldDevices(trx, staffId, MAX_DEVICES)
  return renewed
}

/** Call it when an account is reset, because others who had its former password may have logged in somewhere. */
export function deleteStaffDevices(trx: Kysely<Database>, staffId: number): Promise<void> {
  return deleteDevicesOf(trx, staffId)
}
