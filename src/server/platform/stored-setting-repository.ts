// Reads and writes the values that the shop stores for itself and for its commands.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export async function readStoredSetting(
  db: Kysely<Database>,
  name: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('stored_setting')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst()
  return found?.value
}

export async function storeSetting(
  db: Kysely<Database>,
  now: Date,
  { name, value }: { name: string; value: string },
): Promise<void> {
  await sql`insert into stored_setting as kept (name, value, changed_at)
    values (${name}, ${value}, ${now})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
    where kept.value <> excluded.value`.execute(db)
}

/**
 * The value of a period: the first caller's proposal wins, and replaces the value of any other period. It is stored
 * behind `period`, such as '20261128 ', and returned without it.
 */
export async function settingOfPeriod(
  db: Kysely<Database>,
  now: Date,
  { name, period, proposal }: { name: string; period: string; proposal: string },
): Promise<string> {
  await sql`insert into stored_setting as kept (name, value, changed_at)
    values (${name}, ${period + proposal}, ${now})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
    where not starts_with(kept.value, ${period})`.execute(db)
  const value = await readStoredSetting(db, name)
  return (value ?? '').slice(period.length)
}
