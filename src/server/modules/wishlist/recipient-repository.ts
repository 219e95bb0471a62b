// Reads the sender of a list, and stores who agreed to receive lists from whom.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface Sender {
  email: string
  name: string
  company: string
  customerNo: string
}

export async function findSender(
  db: Kysely<Database>,
  memberId: number,
): Promise<Sender | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.id', '=', memberId)
    .select([
      'member.email',
      sql<string>`trim(member.first_name || ' ' || member.surname)`.as('name'),
      'company.name as company',
      'company.customer_no as customerNo',
    ])
    .executeTakeFirst()
}

export interface KnownRecipient {
  email_key: string
  asked_at: Date
  confirmed_at: Date | null
}

export async function findRecipients(
  db: Kysely<Database>,
  memberId: number,
  emailKeys: readonly string[],
): Promise<KnownRecipient[]> {
  return (
    db
      .selectFrom('mail_recipient')
      .where('member_id', '=', memberId)
      // No address has the key ''; an empty list would be an error of SQL.
      .where('email_key', 'in', [...emailKeys, ''])
      .select(['email_key', 'asked_at', 'confirmed_at'])
      .execute()
  )
}

/** Renews the request with another token; an existing consent is kept. */
export async function writeConsentRequest(
  db: Kysely<Database>,
  request: { memberId: number; email: string; emailKey: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('mail_recipient')
    .values({
      member_id: request.memberId,
      email: request.email,
      email_key: request.emailKey,
      token_hash: request.tokenHash,
      asked_at: request.now,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'email_key'])
        .doUpdateSet({ token_hash: request.tokenHash, asked_at: request.now }),
    )
    .execute()
}

export interface ConsentRequest {
  member_id: number
  email_key: string
  asked_at: Date
  confirmed_at: Date | null
  /** The sender's. */
  company: string
  /** Whether the sender may still log in and the company is approved. */
  isMember: boolean
}

/** The request a token belongs to, locked until the transaction ends. */
export async function lockConsentRequest(
  trx: Kysely<Database>,
  tokenHash: Buffer,
): Promise<ConsentRequest | undefined> {
  const { rows } = await sql<ConsentRequest>`
    select r.member_id, r.email_key, r.asked_at, r.confirmed_at, c.name as company,
      m.disabled_at is null and exists (select from membership s
        where s.company_id = c.id and s.state = 'approved') as "isMember"
    from mail_recipient r join member m on m.id = r.member_id join company c on c.id = m.company_id
    where r.token_hash = ${tokenHash} for update of r`.execute(trx)
  return rows[0]
}

export async function storeConsent(
  trx: Kysely<Database>,
  request: ConsentRequest,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('mail_recipient')
    .where('member_id', '=', request.member_id)
    .where('email_key', '=', request.email_key)
    .set({ confirmed_at: now })
    .execute()
}

export async function deleteUnconfirmed(db: Kysely<Database>, askedBefore: Date): Promise<void> {
  await db
    .deleteFrom('mail_recipient')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', askedBefore)
    .execute()
}
