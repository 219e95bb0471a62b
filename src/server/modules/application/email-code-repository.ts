// Reads and writes mailed codes and the tickets issued for them.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { EmailCodeTable } from '../../db/schema/members.ts'

/** register: to apply for membership; status: to follow an application that was submitted. */
export type CodePurpose = 'register' | 'status'

export interface CodeScope {
  emailKey: string
  purpose: CodePurpose
}

/** The times of code requests for this address since `since`, for any purpose; oldest first. */
export async function listCodeTimes(
  db: Kysely<Database>,
  emailKey: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('email_code')
    .where('email_key', '=', emailKey)
    .where('created_at', '>', since)
    .select('created_at')
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** Invalidates the unused codes that this browser requested. */
export async function endRunningCodes(
  trx: Kysely<Database>,
  now: Date,
  { emailKey, purpose, nonceHash }: CodeScope & { nonceHash: Buffer },
): Promise<void> {
  await trx
    .updateTable('email_code')
    .set({ expires_at: now })
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('flow_hash', '=', nonceHash)
    .where('ticket_hash', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export async function insertCode(
  trx: Kysely<Database>,
  row: Pick<
    EmailCodeTable,
    | 'id'
    | 'email'
    | 'email_key'
    | 'purpose'
    | 'lang'
    | 'code_hash'
    | 'flow_hash'
    | 'created_at'
    | 'expires_at'
  >,
): Promise<void> {
  await trx
    .insertInto('email_code')
    .values({
      ...row,
      member_id: null,
      ticket_hash: null,
      ticket_expires_at: null,
      used_at: null,
    })
    .execute()
}

export type CodeAttempt = CodeScope & {
  /** The hash of the nonce that the browser got with its code; null: it requested none. */
  nonceHash: Buffer | null
  /** The attempts that a code allows to its own browser; all others together have as many. */
  max: number
}

/**
 * Counts one attempt: on the code this browser requested, else, as a foreign attempt, on the newest code of
 * another browser. Undefined when there is no such code or it has no attempt left.
 */
export async function consumeCodeAttempt(db: Kysely<Database>, now: Date, code: CodeAttempt) {
  const own = code.nonceHash && (await consumeAttemptAt(db, now, code, 'tries'))
  return own || consumeAttemptAt(db, now, code, 'foreign_tries')
}

function consumeAttemptAt(
  db: Kysely<Database>,
  now: Date,
  { emailKey, purpose, nonceHash, max }: CodeAttempt,
  counter: 'tries' | 'foreign_tries',
) {
  return db
    .updateTable('email_code')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('email_code')
        .where('email_key', '=', emailKey)
        .where('purpose', '=', purpose)
        .where('ticket_hash', 'is', null)
        .where('expires_at', '>', now)
        .$if(counter === 'tries', (query) => query.where('flow_hash', '=', nonceHash))
        // The browser that requested a code has its own attempts and none of the foreign ones.
        .$if(counter === 'foreign_tries' && nonceHash !== null, (query) =>
          query.where((where) =>
            where.or([where('flow_hash', 'is', null), where('flow_hash', '!=', nonceHash)]),
          ),
        )
        .orderBy('created_at', 'desc')
        .limit(1)
        .select('id'),
    )
    .where(counter, '<', max)
    .where('ticket_hash', 'is', null)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** False when a concurrent request has already exchanged the code for a ticket. */
export async function writeTicket(
  db: Kysely<Database>,
  id: string,
  ticket: { ticket_hash: Buffer; ticket_expires_at: Date },
): Promise<boolean> {
  const written = await db
    .updateTable('email_code')
    .set(ticket)
    .where('id', '=', id)
    .where('ticket_hash', 'is', null)
    .executeTakeFirst()
  return written.numUpdatedRows === 1n
}

export function findTicket(db: Kysely<Database>, now: Date, hash: Buffer) {
  return db
    .selectFrom('email_code')
    .where('ticket_hash', '=', hash)
    .where('ticket_expires_at', '>', now)
    .select(['id', 'email', 'email_key', 'purpose', 'used_at'])
    .executeTakeFirst()
}

/** Locks a ticket until the transaction ends; returns when it was used, if it was. */
export async function lockTicket(trx: Kysely<Database>, id: string): Promise<Date | null> {
  const { used_at } = await trx
    .selectFrom('email_code')
    .where('id', '=', id)
    .select('used_at')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return used_at
}

export async function markTicketUsed(trx: Kysely<Database>, now: Date, id: string): Promise<void> {
  await trx.updateTable('email_code').set({ used_at: now }).where('id', '=', id).execute()
}

/** Deletes codes that, like their tickets, expired before this time. */
export async function deleteEmailCodes(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', expiredBefore)
    .where((row) =>
      row.or([row('ticket_expires_at', 'is', null), row('ticket_expires_at', '<', expiredBefore)]),
    )
    .execute()
}
