// Reads and writes sessions and their tokens.
import { type ExpressionBuilder, type Insertable, type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SessionTable } from '../../db/schema/members.ts'

export type SessionWithMember = NonNullable<Awaited<ReturnType<typeof findSession>>>
export type EndedBy = NonNullable<SessionTable['ended_by']>

/** A token with its session, login, company and membership, in any state. */
export function findSession(db: Kysely<Database>, hash: Buffer) {
  return db
    .selectFrom('session_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .innerJoin('membership as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.kind', '=', 's.kind'),
    )
    .where('t.hash', '=', hash)
    .select([
      't.expires_at',
      't.replaced_at',
      't.successor_hash',
      't.sealed_successor',
      's.id as session_id',
      's.kind',
      's.ends_at',
      's.ended_at',
      's.last_seen_at',
      'm.id as member_id',
      'm.role',
      'm.disabled_at',
      'm.login_name',
      'm.preferred_series',
      'c.id as company_id',
      'c.name as company',
      'c.customer_no',
      'p.state',
      'p.fail_reason',
      'p.price_group',
      'p.currency',
      'p.sales_region',
      (row) =>
        row
          .exists(
            row
              .selectFrom('membership as other')
              .whereRef('other.company_id', '=', 'm.company_id')
              .whereRef('other.kind', '!=', 's.kind')
              .where('other.state', '=', 'approved'),
          )
          .as('has_other_area'),
    ])
    .executeTakeFirst()
}

/** Issuing and replacing the tokens of an open session holds this lock; erasing sealed successors does not. */
export function lockSession(trx: Kysely<Database>, id: string) {
  return trx
    .selectFrom('session')
    .where('id', '=', id)
    .select(['ends_at', 'ended_at'])
    .forUpdate()
    .executeTakeFirst()
}

export async function insertSession(
  trx: Kysely<Database>,
  session: Insertable<SessionTable>,
): Promise<void> {
  await trx.insertInto('session').values(session).execute()
}

export interface NewToken {
  hash: Buffer
  sessionId: string
  now: Date
  expires: Date
}

export async function insertToken(
  trx: Kysely<Database>,
  { hash, sessionId, now, expires }: NewToken,
): Promise<void> {
  await trx
    .insertInto('session_token')
    .values({
      hash,
      session_id: sessionId,
      issued_at: now,
      expires_at: expires,
      replaced_at: null,
      successor_hash: null,
      sealed_successor: null,
    })
    .execute()
}

/** Also deletes the sealed successors of tokens replaced before `graceStart`, which no longer yield one. */
export async function replaceToken(
  trx: Kysely<Database>,
  { hash, sessionId, now, graceStart }: Omit<NewToken, 'expires'> & { graceStart: Date },
  successor: { hash: Buffer; sealed: Buffer },
): Promise<void> {
  await trx
    .updateTable('session_token')
    .set({ sealed_successor: null })
    .where('session_id', '=', sessionId)
    .where('replaced_at', '<', graceStart)
    .where('sealed_successor', 'is not', null)
    .execute()
  await trx
    .updateTable('session_token')
    .set({ replaced_at: now, successor_hash: successor.hash, sealed_successor: successor.sealed })
    .where('hash', '=', hash)
    .execute()
}

export async function deleteTokens(trx: Kysely<Database>, sessionId: string): Promise<void> {
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).execute()
}

export async function clearSealedSuccessors(
  db: Kysely<Database>,
  replacedBefore: Date,
): Promise<void> {
  await db
    .updateTable('session_token')
    .set({ sealed_successor: null })
    .where('replaced_at', '<', replacedBefore)
    .where('sealed_successor', 'is not', null)
    .execute()
}

/** Moves a session to the other area of its company; false when the company is not an approved member there. */
export async function moveSession(
  db: Kysely<Database>,
  id: string,
  kind: SessionTable['kind'],
): Promise<boolean> {
  const moved = await db
    .updateTable('session')
    .set({ kind })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('membership as p')
          .innerJoin('member as m', 'm.company_id', 'p.company_id')
          .whereRef('m.id', '=', 'session.member_id')
          .where('p.kind', '=', kind)
          .where('p.state', '=', 'approved')
          .where('m.disabled_at', 'is', null),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

export async function touchSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/**
 * Ends active sessions: one, or all of a login except the one that is kept. Returns their number. Several are locked in the
 * order of their ids, so that two sessions that end each other do not wait for each other.
 */
export async function endSessions(
  db: Kysely<Database>,
  which: { id?: string; memberId?: number; except?: string },
  { now, by }: { now: Date; by: EndedBy },
): Promise<number> {
  const { id, memberId, except } = which
  if (id === undefined && memberId === undefined) return 0
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
    .$if(id === undefined, (query) =>
      query.where('id', 'in', (row) =>
        lockActive(row, now).where('active.member_id', '=', memberId ?? 0),
      ),
    )
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute()
  return ended.length
}

/** Ends the active sessions of a company's logins in one area. */
export async function endCompanySessions(
  db: Kysely<Database>,
  { companyId, kind }: { companyId: number; kind: SessionTable['kind'] },
  { now, by }: { now: Date; by: EndedBy },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_by: by })
    .where('id', 'in', (row) =>
      lockActive(row, now)
        .where('active.kind', '=', kind)
        .where('active.member_id', 'in', (logins) =>
          logins.selectFrom('member').where('company_id', '=', companyId).select('member.id'),
        ),
    )
    .execute()
}

/**
 * Locks the active sessions of a login and, if it is not among them, the session `id`, in the order in which they are
 * ended elsewhere. Newest first.
 */
export async function lockActiveSessions(
  trx: Kysely<Database>,
  { memberId, id }: { memberId: number; id: string | null },
  now: Date,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select id, created_at from session
    where (member_id = ${memberId} or id = ${id}) and ended_at is null and ends_at > ${now}
    order by id for update`.execute(trx)
  return rows.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
}

/** Also locks the session that is kept, because it may get a new token next. */
function lockActive(row: ExpressionBuilder<Database, 'session'>, now: Date) {
  return row
    .selectFrom('session as active')
    .where('active.ended_at', 'is', null)
    .where('active.ends_at', '>', now)
    .orderBy('active.id')
    .forUpdate()
    .select('active.id')
}

/** Newest first. */
export function listActiveSessions(db: Kysely<Database>, memberId: number, now: Date) {
  return db
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'kind', 'user_agent', 'remembered', 'created_at', 'last_seen_at', 'ends_at'])
    .execute()
}

/** Sessions that ended before this time, with their tokens. */
export async function deleteSessions(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('ends_at', '<', endedBefore), row('ended_at', '<', endedBefore)]))
    .execute()
}
