// Queries for the outbox during sending: lock a mail, record its outcome.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OutboxMailTable } from '../../db/schema/mail.ts'

export type DueMail = Selectable<OutboxMailTable>

/** Locks the next due mail, urgent ones first, or the given one, until the transaction ends. */
export function lockDueMail(
  trx: Kysely<Database>,
  now: Date,
  id?: string,
): Promise<DueMail | undefined> {
  let due = trx
    .selectFrom('outbox_mail')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_for', 'is', null)
    .where('send_after', '<=', now)
  if (id !== undefined) due = due.where('id', '=', id)
  return due
    .selectAll()
    .orderBy('is_urgent', 'desc')
    .orderBy('send_after')
    .orderBy('place')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** `isSecret`: it contains a code or a link (`SECRET_TEMPLATES`), so that it is emptied once it is sent or given up. */
export async function markSent(
  trx: Kysely<Database>,
  now: Date,
  { id, isSecret }: { id: string; isSecret: boolean },
): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ sent_at: now, last_error: null, ...(isSecret ? emptiedColumns(now) : {}) })
    .where('id', '=', id)
    .execute()
}

/** `isRejected`: the mail itself was, so the next delay is longer; false: the mail server is unreachable. */
export async function markPostponed(
  trx: Kysely<Database>,
  { id, error, until, isRejected }: { id: string; error: string; until: Date; isRejected: boolean },
): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set((row) => ({
      send_after: until,
      last_error: error,
      tries: isRejected ? sql<number>`tries + 1` : row.ref('tries'),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markGivenUp(
  trx: Kysely<Database>,
  now: Date,
  { id, error, isSecret }: { id: string; error: string; isSecret: boolean },
): Promise<void> {
  await trx
    .updateTable('outbox_mail')
    .set({ given_up_at: now, last_error: error, ...(isSecret ? emptiedColumns(now) : {}) })
    .where('id', '=', id)
    .execute()
}

/** The columns of a mail that is emptied: no personal data except the recipient, which is deleted with the row. */
export function emptiedColumns(now: Date) {
  return { subject: '', body_text: '', body_html: '', attachments: '[]', emptied_at: now }
}
