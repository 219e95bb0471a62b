// Reads and writes links that log a member in once.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { StoredState } from '../../db/schema/members.ts'

export async function insertLink(
  trx: Kysely<Database>,
  link: { hash: Buffer; memberId: number; kind: MemberKind; now: Date; expires: Date },
): Promise<void> {
  await trx
    .insertInto('log_in_link')
    .values({
      hash: link.hash,
      member_id: link.memberId,
      kind: link.kind,
      created_at: link.now,
      expires_at: link.expires,
      used_at: null,
    })
    .execute()
}

/** Ends the unused links of a login. */
export async function endLinks(trx: Kysely<Database>, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('log_in_link')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
}

export interface LinkedLogin {
  member_id: number
  kind: MemberKind
  lang: string
  login_name: string
  company: string
  customer_no: string
  state: StoredState
}

/** Locks the login of a link until the transaction ends, as every change of a login does before it ends its links. */
export async function lockLinkedLogin(trx: Kysely<Database>, hash: Buffer): Promise<void> {
  await sql`
    select from member where id = (select member_id from log_in_link where hash = ${hash})
    for share`.execute(trx)
}

/** Uses up a link; undefined when it is unknown, used or expired, or its login may not enter. */
export async function consumeLogInLink(
  trx: Kysely<Database>,
  hash: Buffer,
  now: Date,
): Promise<LinkedLogin | undefined> {
  const { rows } = await sql<LinkedLogin>`
    update log_in_link l set used_at = ${now}
    from member m join company c on c.id = m.company_id join membership p on p.company_id = c.id
    where l.hash = ${hash} and l.used_at is null and l.expires_at > ${now} and m.id = l.member_id
      and m.disabled_at is null and p.kind = l.kind and p.state = 'approved'
    returning l.member_id, l.kind, m.lang, m.login_name, c.name as company, c.customer_no, p.state`.execute(
    trx,
  )
  return rows[0]
}

export async function deleteLinks(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('log_in_link').where('expires_at', '<', expiredBefore).execute()
}
