// Devices that logged in before: the owner gets in from one of them whoever else guesses the password.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import {
  deleteDevices,
  forgetDevices,
  isDeviceKnown,
  rememberDevice,
  renameDevice,
} from './log-in-repository.ts'

const MOST_DEVICES = 20
const LONGEST_DEVICE = 100

/** Asks the database also for nobody, so that a known account costs no more than an unknown one. */
export async function knowsDevice(
  db: Kysely<Database>,
  device: string | null,
  memberId: number | undefined,
): Promise<boolean> {
  if (!device || device.length > LONGEST_DEVICE) return false
  return isDeviceKnown(db, hashOf('device', device), memberId ?? 0)
}

/** Returns the new secret of the device: one that somebody else planted is worth nothing afterwards. */
export async function keepDevice(
  trx: Kysely<Database>,
  now: Date,
  { device, memberId }: { device: string | null; memberId: number },
): Promise<string> {
  const secret = newSecret()
  const hash = hashOf('device', secret)
  if (device) await renameDevice(trx, hashOf('device', device), hash)
  await rememberDevice(trx, { hash, memberId, now })
  await forgetDevices(trx, memberId, MOST_DEVICES)
  return secret
}

/**
 * After a new password: whoever knew the former one may have made devices known, and each of them is a
 * counter of tries of its own. `but` is the device it was changed on.
 */
export function distrustDevices(
  trx: Kysely<Database>,
  { memberId, but }: { memberId: number; but: string | null },
): Promise<void> {
  return deleteDevices(trx, memberId, but === null ? null : hashOf('device', but))
}
