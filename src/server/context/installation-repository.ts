// The settings that every process on one database must agree on.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * Stores the value unless one is stored already, and returns the stored one. The first value needs the rights of the
 * owner of the tables.
 */
export async function agreeOnSetting(
  db: Kysely<Database>,
  name: string,
  value: string,
): Promise<string> {
  const read = () =>
    db
      .selectFrom('installation_setting')
      .where('name', '=', name)
      .select('value')
      .executeTakeFirst()
  const found = await read()
  if (found) return found.value
  await db
    .insertInto('installation_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read())?.value ?? value
}
