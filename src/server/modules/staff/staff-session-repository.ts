// Rows of staff sessions.
import { type ExpressionBuilder, type Insertable, type Kysely, sql } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import type { Database } from '../../db/database.ts'
import type { StaffSessionTable } from '../../db/schema/staff.ts'
import { hasFactor } from './staff-repository.ts'

export type StaffSessionEnd = NonNullable<StaffSessionTable['ended_by']>

/** A session that was not ended, of an open account, with its permissions and whether it has a factor. */
export function findStaffSession(db: Kysely<Database>, tokenHash: Buffer) {
  return db
    .selectFrom('staff_session as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.ended_at', 'is', null)
    .where('s.disabled_at', 'is', null)
    .select(['t.id', 't.staff_id', 't.device', 't.last_seen_at', 't.ends_at', 't.factor_at'])
    .select(['s.email', 's.name'])
    .select([
      hasFactor.as('is_enrolled'),
      sql<StaffPermission[]>`array(select distinct p.permission from staff_account_role r
        join staff_role_permission p on p.role = r.role where r.staff_id = s.id)`.as('permissions'),
    ])
    .executeTakeFirst()
}

export async function insertStaffSession(
  trx: Kysely<Database>,
  session: Insertable<Database['staff_session']>,
): Promise<void> {
  await trx.insertInto('staff_session').values(session).execute()
}

export async function touchStaffSession(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute()
}

/** False when the session ended in the meantime. */
export async function replaceToken(
  trx: Kysely<Database>,
  id: string,
  values: { token_hash: Buffer; factor_at: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('staff_session')
    .set(values)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * Ends one session of an account, all of them, or all but one, and returns those that it ended; sessions past `ends_at`
 * are over already. Idle ones are ended too, because a request at this moment may renew them. Several are locked in the
 * order of their ids, so that two sessions that end each other do not wait for each other.
 */
export async function endSessionsOf(
  trx: Kysely<Database>,
  { staffId, id, except }: { staffId: number; id?: string; except?: string },
  { now, by }: { now: Date; by: StaffSessionEnd },
): Promise<Pick<StaffSessionTable, 'device' | 'last_seen_at'>[]> {
  return trx
    .updateTable('staff_session')
    .set({ ended_at: now, ended_by: by })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(id === undefined, (query) =>
      query.where('id', 'in', (row) => lockOpenSessions(row, staffId)),
    )
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['device', 'last_seen_at'])
    .execute()
}

/** Also locks the session that is kept, because its token may be replaced next. */
function lockOpenSessions(row: ExpressionBuilder<Database, 'staff_session'>, staffId: number) {
  return row
    .selectFrom('staff_session as open')
    .where('open.staff_id', '=', staffId)
    .where('open.ended_at', 'is', null)
    .orderBy('open.id')
    .forUpdate()
    .select('open.id')
}

/** Newest use first. */
export function findSessionsOf(db: Kysely<Database>, staffId: number, now: Date) {
  return db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select(['id', 'device', 'user_agent', 'ip', 'created_at', 'last_seen_at', 'ends_at'])
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Sessions that ended or expired before this time. */
export async function deleteStaffSessions(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((row) => row.or([row('ends_at', '<', endedBefore), row('ended_at', '<', endedBefore)]))
    .execute()
}
