// Sums the files received with forms.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** The bytes of all stored files. */
export async function storedBytes(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('received_file')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
