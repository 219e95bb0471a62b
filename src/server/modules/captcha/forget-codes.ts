// Deletes security codes that can no longer be used.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export async function forgetSecurityCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('security_code').where('expires_at', '<=', now).execute()
}
