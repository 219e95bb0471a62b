// Reads and writes the codes that were mailed, and the tickets they became.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { EmailCodeTable } from '../../db/schema/members.ts'

export type CodePurpose = 'register' | 'status'

export interface CodeOf {
  emailKey: string
  purpose: CodePurpose
}

/** When codes were asked for since `since` for this address, for whatever purpose; the oldest first. */
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

/** Codes of this address and purpose that were not used yet are worth nothing from now on. */
export async function endRunningCodes(
  trx: Kysely<Database>,
  now: Date,
  { emailKey, purpose }: CodeOf,
): Promise<void> {
  await trx
    .updateTable('email_code')
    .set({ expires_at: now })
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('ticket_hash', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export async function insertCode(
  trx: Kysely<Database>,
  row: Pick<
    EmailCodeTable,
    'id' | 'email' | 'email_key' | 'purpose' | 'lang' | 'code_hash' | 'created_at' | 'expires_at'
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

/** Counts one try at the running code, in one statement; nothing when there is none or no try is left. */
export function takeCodeTry(
  db: Kysely<Database>,
  now: Date,
  { emailKey, purpose, most }: CodeOf & { most: number },
) {
  return db
    .updateTable('email_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('ticket_hash', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** False when somebody else turned the code into a ticket at the same moment. */
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

/** Holds a ticket until the transaction ends; says whether it was used before. */
export async function lockTicket(trx: Kysely<Database>, id: string): Promise<Date | null> {
  const { used_at } = await trx
    .selectFrom('email_code')
    .where('id', '=', id)
    .select('used_at')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return used_at
}

export async function useTicket(trx: Kysely<Database>, now: Date, id: string): Promise<void> {
  await trx.updateTable('email_code').set({ used_at: now }).where('id', '=', id).execute()
}
