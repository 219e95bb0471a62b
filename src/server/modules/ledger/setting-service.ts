// Settings of money: figures with the moment from which they apply, most of them by currency, and our bank details.
import type { Kysely } from 'kysely'
import {
  MONEY_SETTINGS,
  type MoneySetting,
  PLAIN_SETTINGS,
  type PlainSetting,
} from '../../../shared/money-settings.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readStoredSetting, storeSetting } from '../../platform/stored-setting-repository.ts'
import { findSetting, findSettings, insertSetting } from './setting-repository.ts'

/** In minor units of the currency, as it applies at a time. Errors: 500 when a currency has no value. */
export async function readMoneySetting(
  db: Kysely<Database>,
  key: MoneySetting,
  currency: string,
  at: Date,
): Promise<bigint> {
  const value = await findSetting(db, key, currency, at)
  if (value === undefined) throw new AppError(500)
  return value
}

/** Undefined for a setting without a value. */
export function findSettingValue(
  db: Kysely<Database>,
  { key, currency, at }: { key: string; currency: string | null; at: Date },
): Promise<bigint | undefined> {
  return findSetting(db, key, currency, at)
}

/** A setting without a currency; 0 if it has no value. */
export async function readPlainSetting(
  db: Kysely<Database>,
  key: PlainSetting,
  at: Date,
): Promise<number> {
  return Number((await findSetting(db, key, null, at)) ?? 0n)
}

/** Leaves out rows with keys of earlier versions, which are no longer read. */
export async function listSettings(db: Kysely<Database>, at: Date) {
  const currentKeys: readonly string[] = [...MONEY_SETTINGS, ...PLAIN_SETTINGS]
  return (await findSettings(db, at)).filter(({ key }) => currentKeys.includes(key))
}

/** Never overwrites: the value applies from `validFrom` on. */
export function addSetting(
  trx: Kysely<Database>,
  setting: { key: string; currency: string | null; value: bigint; validFrom: Date; by: string },
): Promise<void> {
  const { key, currency, value, validFrom, by } = setting
  return insertSetting(trx, { key, currency, value, valid_from: validFrom, set_by: by })
}

/** Our bank details for bank transfers in this currency, as text for payers. */
export function readBankDetails(
  db: Kysely<Database>,
  currency: string,
): Promise<string | undefined> {
  return readStoredSetting(db, `bank-details-${currency}`)
}

export function saveBankDetails(
  db: Kysely<Database>,
  now: Date,
  { currency, text }: { currency: string; text: string },
): Promise<void> {
  return storeSetting(db, now, { name: `bank-details-${currency}`, value: text })
}
