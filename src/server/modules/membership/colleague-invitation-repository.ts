// Reads and writes the invitations of colleagues.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ColleagueInvitationTable } from '../../db/schema/colleagues.ts'

/** Neither accepted nor withdrawn, the newest first; includes expired ones, which can be sent again. */
export function findOpenInvitations(db: Kysely<Database>, companyId: number) {
  return db
    .selectFrom('colleague_invitation')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['id', 'email', 'email_key', 'role', 'lang', 'sent_at', 'expires_at'])
    .execute()
}

export async function insertInvitation(
  trx: Kysely<Database>,
  row: Insertable<ColleagueInvitationTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('colleague_invitation')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the open invitation of a company to this address. */
export async function endInvitationTo(
  trx: Kysely<Database>,
  { companyId, emailKey, now }: { companyId: number; emailKey: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('colleague_invitation')
    .set({ ended_at: now, hash: null })
    .where('company_id', '=', companyId)
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the open invitations that this login sent. */
export async function endInvitationsBy(
  trx: Kysely<Database>,
  memberId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('colleague_invitation')
    .set({ ended_at: now, hash: null })
    .where('invited_by', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
}

/** False when the company has no open invitation with this id. */
export async function endInvitation(
  trx: Kysely<Database>,
  { id, companyId, now }: { id: number; companyId: number; now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('colleague_invitation')
    .set({ ended_at: now, hash: null })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Undefined when the company has no open invitation with this id. */
export function lockInvitation(
  trx: Kysely<Database>,
  { id, companyId }: { id: number; companyId: number },
) {
  return trx
    .selectFrom('colleague_invitation')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .select(['id', 'email', 'email_key', 'role', 'lang'])
    .forUpdate()
    .executeTakeFirst()
}

/** `hash` null: there is no link, because a login with this address exists. */
export async function renewInvitation(
  trx: Kysely<Database>,
  id: number,
  sent: { hash: Buffer | null; sent_at: Date; expires_at: Date },
): Promise<void> {
  await trx.updateTable('colleague_invitation').set(sent).where('id', '=', id).execute()
}

/** The invitation of a link that is still valid, with its company, which must still be a member. */
export function findValidInvitation(db: Kysely<Database>, hash: Buffer, now: Date) {
  return db
    .selectFrom('colleague_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .where('i.hash', '=', hash)
    .where('i.ended_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where(
      sql<boolean>`exists (select from membership p where p.company_id = i.company_id and p.state = 'approved')`,
    )
    .select([
      'i.id',
      'i.company_id',
      'i.email',
      'i.email_key',
      'i.role',
      'i.lang',
      'i.expires_at',
      'c.name as company',
    ])
    .executeTakeFirst()
}

export async function deleteInvitations(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('colleague_invitation').where('expires_at', '<', expiredBefore).execute()
}
