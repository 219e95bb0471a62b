// Writes invitation codes and counts their uses.
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export async function insertInvitation(
  trx: Kysely<Database>,
  invitation: Insertable<Database['invitation']>,
): Promise<void> {
  await trx.insertInto('invitation').values(invitation).execute()
}

/** Uses a valid code once more and returns its price group; undefined when it is unknown, expired or used up. */
export function consumeInvitationUse(trx: Kysely<Database>, now: Date, codeHash: Buffer) {
  return trx
    .updateTable('invitation')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .returning('price_group')
    .executeTakeFirst()
}
