// Queries for the rows of the outbox.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OutboxMailTable } from '../../db/schema/mail.ts'

export async function insertMail(
  db: Kysely<Database>,
  mail: Insertable<OutboxMailTable>,
): Promise<void> {
  await db.insertInto('outbox_mail').values(mail).execute()
}

/** Runs the same statement whether the mail is written or not, so that the time does not tell (`writeMailToKnown`). */
export async function insertMailIf(
  db: Kysely<Database>,
  mail: Insertable<OutboxMailTable>,
  isWritten: boolean,
): Promise<void> {
  const columns = Object.entries(mail)
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const values = sql.join(columns.map(([, value]) => sql.val(value)))
  await sql`insert into outbox_mail (${names}) select ${values} where ${isWritten}::boolean`.execute(
    db,
  )
}

export async function releaseHeldMails(
  db: Kysely<Database>,
  now: Date,
  heldFor: string,
): Promise<number> {
  const released = await db
    .updateTable('outbox_mail')
    .set({ held_for: null, ready_at: now, send_after: now })
    .where('held_for', '=', heldFor)
    .executeTakeFirst()
  return Number(released.numUpdatedRows)
}

export function listMails(db: Kysely<Database>, max: number) {
  return db
    .selectFrom('outbox_mail')
    .select([
      'id',
      'template',
      'lang',
      'recipient',
      'subject',
      'held_for',
      'created_at',
      'send_after',
      'tries',
      'last_error',
      'sent_at',
      'given_up_at',
    ])
    .orderBy('place', 'desc')
    .limit(max)
    .execute()
}

export function findMail(db: Kysely<Database>, id: string) {
  return db.selectFrom('outbox_mail').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Resets the mail as if it were just written; does nothing if it was sent in the meantime. */
export async function requeueMail(db: Kysely<Database>, now: Date, id: string): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ given_up_at: null, last_error: null, tries: 0, ready_at: now, send_after: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Mails that could be sent now or later, the oldest of them, and those that were given up. */
export async function countQueue(
  db: Kysely<Database>,
): Promise<{ waiting: number; oldest: Date | null; givenUp: number }> {
  const queue = await db
    .selectFrom('outbox_mail')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('held_for', 'is', null)
    .select((row) => [row.fn.countAll().as('waiting'), row.fn.min('ready_at').as('oldest')])
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('outbox_mail')
    .where('given_up_at', 'is not', null)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { waiting: Number(queue.waiting), oldest: queue.oldest ?? null, givenUp: Number(count) }
}
