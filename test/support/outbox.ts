// The contents of the shop's outbox, for server tests that need no SMTP.
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { OutboxMailTable } from '../../src/server/db/schema/mail.ts'
import { nameKey } from '../../src/server/platform/secrets.ts'

/** Every mail to this address in the order of writing, held ones included. */
export function mailsTo(
  db: Kysely<Database>,
  address: string,
): Promise<Selectable<OutboxMailTable>[]> {
  return db
    .selectFrom('outbox_mail')
    .where('recipient_key', '=', nameKey(address))
    .selectAll()
    .orderBy('place')
    .execute()
}
