// Reads and changes the logins of one company, and records what was changed.
import { type Kysely, sql } from 'kysely'
import type { CompanyEvent, MemberRole } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'

export type ColleagueRow = Awaited<ReturnType<typeof findColleagues>>[number]

/** The logins of a company, the oldest first, without removed ones. */
export function findColleagues(db: Kysely<Database>, companyId: number) {
  return colleaguesOf(db, companyId).execute()
}

/** The same, locked until the transaction ends, so that two simultaneous changes cannot remove the last two owners. */
export function lockColleagues(trx: Kysely<Database>, companyId: number) {
  return colleaguesOf(trx, companyId).forUpdate().execute()
}

function colleaguesOf(db: Kysely<Database>, companyId: number) {
  return db
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .select([
      'id',
      'login_name',
      'first_name',
      'surname',
      'email',
      'email_key',
      'lang',
      'role',
      'created_at',
    ])
}

/**
 * Closes a login permanently: its address is free for another login, its name and login name stay for the orders that it
 * placed. `noPassword` replaces the hash of its password.
 */
export async function closeLogin(
  trx: Kysely<Database>,
  id: number,
  { now, noPassword }: { now: Date; noPassword: string },
): Promise<void> {
  await trx
    .updateTable('member')
    .set({
      disabled_at: now,
      password_hash: noPassword,
      email: '',
      email_key: `removed:${id}`,
      phone: '',
    })
    .where('id', '=', id)
    .execute()
}

export interface NewCompanyEvent {
  /** Who caused it. */
  by: { companyId: number; memberId: number }
  now: Date
  event: CompanyEvent
  /** The login that was changed; absent: an invitation or the limit, either in the note. */
  aboutId?: number
  /** `from`: the former role; `limit`: the new limit for orders without approval, 'USD 500', null: none. */
  note: { role?: MemberRole; from?: MemberRole; invitation?: number; limit?: string | null }
}

export async function recordCompanyEvent(
  trx: Kysely<Database>,
  { by, now, event, aboutId, note }: NewCompanyEvent,
): Promise<void> {
  await trx
    .insertInto('company_event')
    .values({
      company_id: by.companyId,
      at: now,
      member_id: by.memberId,
      event,
      about_id: aboutId ?? null,
      note: JSON.stringify(note),
    })
    .execute()
}

export interface CompanyEventRow {
  at: Date
  event: CompanyEvent
  /** The login name of who caused it; null: the login was deleted. */
  by: string | null
  /** A login name, an invited address or the new limit for orders; null: none, or what it names was deleted. */
  about: string | null
  /** The new role; null: the event is not about a role. */
  role: MemberRole | null
}

/** The newest first. An invitation is named by its address until the invitation is deleted. */
export async function findCompanyEvents(
  db: Kysely<Database>,
  companyId: number,
  max: number,
): Promise<CompanyEventRow[]> {
  const { rows } = await sql<CompanyEventRow>`
    select e.at, e.event, b.login_name as by, coalesce(a.login_name, i.email, e.note->>'limit') as about, e.note->>'role' as role
    from company_event e left join member b on b.id = e.member_id left join member a on a.id = e.about_id
      left join colleague_invitation i
        on i.company_id = e.company_id and i.id = (e.note->>'invitation')::bigint
    where e.company_id = ${companyId} order by e.id desc limit ${max}`.execute(db)
  return rows
}
