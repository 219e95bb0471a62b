// Settings of money, each with the moment from which it applies: reads the value at a time and adds new ones.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The value of a setting at a time; undefined where none applies then. */
export async function findSetting(
  db: Kysely<Database>,
  key: string,
  currency: string | null,
  at: Date,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ value: number | null }>`
    select setting_at(${key}, ${currency}, ${at}) as value`.execute(db)
  const value = rows[0]?.value
  return value === null || value === undefined ? undefined : BigInt(value)
}

export async function insertSetting(
  trx: Kysely<Database>,
  row: { key: string; currency: string | null; value: bigint; valid_from: Date; set_by: string },
): Promise<void> {
  await trx
    .insertInto('setting_value')
    .values({ ...row, value: Number(row.value) })
    .execute()
}

/** The values that apply at a time. */
export function findSettings(db: Kysely<Database>, at: Date) {
  return db
    .selectFrom('setting_value')
    .distinctOn(['key', 'currency'])
    .select(['key', 'currency', 'value', 'valid_from', 'set_by'])
    .where('valid_from', '<=', at)
    .orderBy('key')
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
