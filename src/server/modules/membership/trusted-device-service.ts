// Trusted devices: the person of a login can log in from one of them even while others try to guess the password.
// `device` is the secret in the cookie of the browser; null: it has none.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import {
  deleteDevices,
  deleteExcessDevices,
  isTrustedDevice,
  trustDevice,
  replaceDeviceSecret,
} from './log-in-repository.ts'

const MAX_DEVICES = 20
const LONGEST_DEVICE = 100

/** Queries the database for unknown accounts too, so that both cases take the same time. */
export async function knowsDevice(
  db: Kysely<Database>,
  device: string | null,
  memberId: number | undefined,
): Promise<boolean> {
  if (!device || device.length > LONGEST_DEVICE) return false
  return isTrustedDevice(db, hashOf('device', device), memberId ?? 0)
}

/** Returns the device's new secret, which invalidates a secret planted by someone else. */
export async function trustNewDevice(
  trx: Kysely<Database>,
  now: Date,
  { device, memberId }: { device: string | null; memberId: number },
): Promise<string> {
  const secret = newSecret()
  const hash = hashOf('device', secret)
  if (device) await replaceDeviceSecret(trx, hashOf('device', device), hash)
  await trustDevice(trx, { hash, memberId, now })
  await deleteExcessDevices(trx, memberId, MAX_DEVICES)
  return secret
}

/**
 * Removes the trusted devices of a login; `except` is the device on which the password was changed and stays trusted.
 * Anyone who knew the old password may have added devices, each with a separate rate limit.
 */
export function distrustDevices(
  trx: Kysely<Database>,
  { memberId, except }: { memberId: number; except: string | null },
): Promise<void> {
  return deleteDevices(trx, memberId, except === null ? null : hashOf('device', except))
}
