// Sessions of staff: opened by a log-in, read from the database with each request, ended by time, log-out, from another
// session, or by a change of the account.
import type { Kysely } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, newId, newSecret } from '../../platform/secrets.ts'
import {
  deleteStaffSessions,
  endSessionsOf,
  findSessionsOf,
  findStaffSession,
  insertStaffSession,
  replaceToken,
  type StaffSessionEnd,
  touchStaffSession,
} from './staff-session-repository.ts'

/** After this time without a request a browser must log in again. */
const IDLE_MS = 15 * MINUTE_MS
/** The longest session, with or without requests. */
const LONGEST_MS = 12 * HOUR_MS
/** How often the last request of a session is written, at most. */
const SEEN_EVERY_MS = 30_000
const LONGEST_TOKEN = 200
/** As sessions of members. */
const RETENTION_MS = 90 * DAY_MS

export interface StaffDevice {
  device: 'browser' | 'terminal'
  userAgent: string
  ip: string
  /** The secret in the cookie of a known device; absent in a terminal. */
  deviceSecret?: string | null
}

/** Returns the token; only its hash is stored. `factorAt`: when a second factor was given; null: not yet. */
export async function openStaffSession(
  trx: Kysely<Database>,
  now: Date,
  {
    staffId,
    factorAt,
    ...device
  }: Omit<StaffDevice, 'deviceSecret'> & { staffId: number; factorAt: Date | null },
): Promise<{ id: string; token: string }> {
  const token = newSecret()
  const id = newId()
  await insertStaffSession(trx, {
    id,
    staff_id: staffId,
    token_hash: hashOf('staff-session', token),
    device: device.device,
    user_agent: device.userAgent,
    ip: device.ip,
    created_at: now,
    last_seen_at: now,
    ends_at: new Date(now.getTime() + LONGEST_MS),
    factor_at: factorAt,
    ended_at: null,
    ended_by: null,
  })
  return { id, token }
}

/** The account of a token with its permissions; null when the session is over or the account closed. */
export async function recogniseStaff(
  db: Kysely<Database>,
  now: Date,
  token: string | null,
): Promise<StaffActor | null> {
  if (!token || token.length > LONGEST_TOKEN) return null
  const session = await findStaffSession(db, hashOf('staff-session', token))
  if (!session || session.ends_at <= now) return null
  if (isIdle(session, now)) return null
  const idleMs = now.getTime() - session.last_seen_at.getTime()
  if (idleMs >= SEEN_EVERY_MS) await touchStaffSession(db, session.id, now)
  return {
    staffId: session.staff_id,
    email: session.email,
    name: session.name,
    sessionId: session.id,
    isEnrolled: session.is_enrolled,
    permissions: new Set(session.permissions),
    factorAt: session.factor_at,
  }
}

/** Whether the session is over because its browser has sent no request for a while; a terminal may rest. */
function isIdle(
  { device, last_seen_at: lastSeenAt }: { device: StaffDevice['device']; last_seen_at: Date },
  now: Date,
): boolean {
  return device === 'browser' && now.getTime() - lastSeenAt.getTime() >= IDLE_MS
}

/** A factor was given: the session gets a new token. Errors: 401 it ended in the meantime. */
export async function renewStaffToken(
  trx: Kysely<Database>,
  now: Date,
  sessionId: string,
): Promise<string> {
  const token = newSecret()
  const values = { token_hash: hashOf('staff-session', token), factor_at: now }
  if (!(await replaceToken(trx, sessionId, values))) throw new AppError(401)
  return token
}

export async function listStaffSessions(db: Kysely<Database>, now: Date, staff: StaffActor) {
  const rows = await findSessionsOf(db, staff.staffId, now)
  return rows
    .filter((row) => !isIdle(row, now))
    .map((row) => ({
      id: row.id,
      current: row.id === staff.sessionId,
      device: row.device,
      userAgent: row.user_agent,
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }))
}

/** Ends one session of the account, or all but this one; returns how many of those were not over. Errors: 404. */
export async function endOwnStaffSessions(
  trx: Kysely<Database>,
  now: Date,
  { staff, id }: { staff: Pick<StaffActor, 'staffId' | 'sessionId'>; id: string | undefined },
): Promise<number> {
  const { staffId, sessionId } = staff
  const which = id === undefined ? { staffId, except: sessionId } : { staffId, id }
  const by = id === sessionId ? 'logout' : 'elsewhere'
  const ended = await endSessionsOf(trx, which, { now, by })
  if (id === undefined) return ended.filter((session) => !isIdle(session, now)).length
  if (ended.length === 0) throw notFound()
  return ended.length
}

export async function endCurrentStaffSession(
  trx: Kysely<Database>,
  now: Date,
  { staffId, sessionId }: StaffActor,
): Promise<void> {
  await endSessionsOf(trx, { staffId, id: sessionId }, { now, by: 'logout' })
}

/** After another account changed the roles or factors of this one, or closed it. */
export async function endAllStaffSessions(
  trx: Kysely<Database>,
  now: Date,
  { staffId, by }: { staffId: number; by: StaffSessionEnd },
): Promise<void> {
  await endSessionsOf(trx, { staffId }, { now, by })
}

/** Deletes sessions 90 days after they ended or expired. */
export function deleteEndedStaffSessions(db: Kysely<Database>, now: Date): Promise<void> {
  return deleteStaffSessions(db, new Date(now.getTime() - RETENTION_MS))
}
