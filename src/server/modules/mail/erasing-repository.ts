// Gives up, empties and deletes old mails of the outbox, and deletes those of one recipient.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { emptiedColumns } from './sending-repository.ts'

export async function giveUpOldMails(
  db: Kysely<Database>,
  now: Date,
  readyBefore: Date,
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set((row) => ({
      given_up_at: now,
      last_error: row.fn.coalesce('last_error', row.val('It was not sent in time.')),
    }))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_for', 'is', null)
    .where('ready_at', '<', readyBefore)
    .execute()
}

/** Erases mails with secrets as soon as they are given up, others that were sent or given up before `endedBefore`. */
export async function eraseMailTexts(
  db: Kysely<Database>,
  now: Date,
  { endedBefore, secretTemplates }: { endedBefore: Date; secretTemplates: readonly string[] },
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ ...emptiedColumns(now), last_error: null })
    .where('emptied_at', 'is', null)
    .where((row) =>
      row.or([
        row('sent_at', '<', endedBefore),
        row('given_up_at', '<', endedBefore),
        row.and([row('given_up_at', 'is not', null), row('template', 'in', secretTemplates)]),
      ]),
    )
    .execute()
}

export async function deleteOldMails(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where((row) =>
      row.or([
        row('sent_at', '<', before),
        row('given_up_at', '<', before),
        row.and([row('held_for', 'is not', null), row('created_at', '<', before)]),
      ]),
    )
    .execute()
}

/** Deletes mails to a recipient, without those that are still to be sent; returns their number. */
export async function deleteMailsTo(
  db: Kysely<Database>,
  recipientKey: string,
  { readyBefore, heldBefore }: { readyBefore: Date; heldBefore: Date },
): Promise<number> {
  const deleted = await db
    .deleteFrom('outbox_mail')
    .where('recipient_key', '=', recipientKey)
    .where((row) =>
      row.or([
        row('sent_at', 'is not', null),
        row('given_up_at', 'is not', null),
        row.and([row('held_for', 'is', null), row('ready_at', '<', readyBefore)]),
        row.and([row('held_for', 'is not', null), row('created_at', '<', heldBefore)]),
      ]),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
