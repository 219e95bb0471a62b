// Sessions: opened by a login, recognised by a token, ended by the member or for security.
import type { Kysely } from 'kysely'
import { type MemberKind, WAITING_STATES } from '../../../shared/membership.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import type { Database } from '../../db/database.ts'
import { type Actor, type Member, VISITOR } from '../../context/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, newId, newSecret } from '../../platform/secrets.ts'
import {
  deleteTokens,
  endCompanySessions,
  endSessions,
  clearSealedSuccessors,
  findSession,
  type SessionWithMember,
  insertSession,
  insertToken,
  listActiveSessions,
  lockActiveSessions,
  lockSession,
  moveSession,
  touchSession,
} from './session-repository.ts'
import { graceStart, sessionEnd, tokenEnd, tokenStatusOf } from './session-rules.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** tokenStatus: none (no token or an invalid one), good, or renewable (expired within its session). */
export interface RecognisedToken {
  tokenStatus: 'none' | 'good' | 'renewable'
  actor: Actor
  /** The series that the login chose on any device to see first; null: none, or no valid token. */
  series: SeriesPreference | null
}

const UNRECOGNISED: RecognisedToken = { tokenStatus: 'none', actor: VISITOR, series: null }
const LONGEST_TOKEN = 200
/** How often the last request of a session is written, at most. */
const SEEN_EVERY_MS = MINUTE_MS
const MAX_SESSIONS = 50

/** Reads the database on every request, so that a suspension or logout takes effect on the next one. */
export async function recogniseToken(
  db: Kysely<Database>,
  now: Date,
  token: string | null,
): Promise<RecognisedToken> {
  const session = await sessionOfToken(db, token)
  if (!session) return UNRECOGNISED
  const tokenStatus = tokenStatusOf(session, now)
  if (tokenStatus === 'replayed') await endReplayed(db, session.session_id, now)
  const actor = actorOf(session)
  if (tokenStatus === 'ended' || tokenStatus === 'replayed' || actor.kind === 'visitor')
    return UNRECOGNISED
  if (tokenStatus === 'renewable') return { ...UNRECOGNISED, tokenStatus }
  if (now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) {
    await touchSession(db, session.session_id, now)
  }
  return { tokenStatus: 'good', actor, series: session.preferred_series }
}

export async function sessionOfToken(
  db: Kysely<Database>,
  token: string | null,
): Promise<SessionWithMember | undefined> {
  if (!token || token.length > LONGEST_TOKEN) return undefined
  return findSession(db, hashOf('session', token))
}

/** A token used after the grace period of its renewal may have been stolen, so its session ends. */
export async function endReplayed(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await endSessions(db, { id }, { now, by: 'replay' })
}

export interface NewSession {
  memberId: number
  kind: MemberKind
  /** Whether the session lasts longer than one working day. */
  remembered: boolean
  userAgent: string
  /** The token that the browser has sent, whose session ends. */
  replacedToken: string | null
}

/** Runs in a transaction. Ends the oldest sessions of the login beyond 50. */
export async function openSession(
  trx: Kysely<Database>,
  now: Date,
  { memberId, kind, remembered, userAgent, replacedToken }: NewSession,
): Promise<{ token: string; endsAt: Date }> {
  const replacedId = (await sessionOfToken(trx, replacedToken))?.session_id
  const active = await lockActiveSessions(trx, { memberId, id: replacedId ?? null }, now)
  if (replacedId !== undefined) await endSessions(trx, { id: replacedId }, { now, by: 'logout' })
  const others = active.filter(({ id }) => id !== replacedId)
  for (const { id } of others.slice(MAX_SESSIONS - 1)) {
    await endSessions(trx, { id }, { now, by: 'limit' })
  }
  const id = newId()
  const endsAt = sessionEnd(now, remembered)
  await insertSession(trx, {
    id,
    member_id: memberId,
    kind,
    remembered,
    user_agent: userAgent,
    created_at: now,
    last_seen_at: now,
    ends_at: endsAt,
    ended_at: null,
    ended_by: null,
  })
  return { token: await issueToken(trx, now, { id, endsAt }), endsAt }
}

/** Replaces all tokens of this session with a new one. Errors: 401 the session ended in the meantime. */
export async function reissueToken(
  trx: Kysely<Database>,
  now: Date,
  id: string,
): Promise<{ token: string; endsAt: Date }> {
  const session = await lockSession(trx, id)
  if (!session || session.ended_at) throw new AppError(401)
  await deleteTokens(trx, id)
  const endsAt = session.ends_at
  return { token: await issueToken(trx, now, { id, endsAt }), endsAt }
}

/** The same session in the other area, without a second login. Errors: 403 the company is not a member there. */
export async function switchArea(
  db: Kysely<Database>,
  { sessionId }: Member,
  kind: MemberKind,
): Promise<void> {
  if (!(await moveSession(db, sessionId, kind))) throw new AppError(403, [], { reason: 'area' })
}

/** Ends this session or all sessions of this login. */
export async function logOut(
  db: Kysely<Database>,
  now: Date,
  { memberId, sessionId, everywhere }: { memberId: number; sessionId: string; everywhere: boolean },
): Promise<void> {
  if (everywhere) await endSessions(db, { memberId, except: sessionId }, { now, by: 'elsewhere' })
  await endSessions(db, { id: sessionId }, { now, by: 'logout' })
}

export async function listSessions(db: Kysely<Database>, now: Date, member: Member) {
  const rows = await listActiveSessions(db, member.memberId, now)
  return rows.map((row) => ({
    id: row.id,
    current: row.id === member.sessionId,
    kind: row.kind,
    device: row.user_agent,
    remembered: row.remembered,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }))
}

/** Ends one session of this login, or all but the current one. Returns their number. Errors: 404. */
export async function endOwnSessions(
  db: Kysely<Database>,
  now: Date,
  { member, id }: { member: Member; id: string | undefined },
): Promise<number> {
  const { memberId, sessionId } = member
  const which = id === undefined ? { memberId, except: sessionId } : { memberId, id }
  const by = id === sessionId ? 'logout' : 'elsewhere'
  const ended = await endSessions(db, which, { now, by })
  if (id !== undefined && ended === 0) throw notFound()
  return ended
}

/** Ends all sessions after a password change; `except` is the one in which it was made, and continues. */
export async function endSessionsForPassword(
  trx: Kysely<Database>,
  now: Date,
  which: { memberId: number; except?: string },
): Promise<void> {
  await endSessions(trx, which, { now, by: 'password' })
}

/** Ends the sessions of a suspended membership, so that none of them opens again when it is reinstated. */
export async function endSessionsForSuspension(
  trx: Kysely<Database>,
  now: Date,
  membership: { companyId: number; kind: MemberKind },
): Promise<void> {
  await endCompanySessions(trx, membership, { now, by: 'staff' })
}

/** Ends every session of a login that an owner of its company removed. */
export async function endSessionsForRemoval(
  trx: Kysely<Database>,
  now: Date,
  memberId: number,
): Promise<void> {
  await endSessions(trx, { memberId }, { now, by: 'removed' })
}

/** Sealed successors are not needed after the grace period. */
export function eraseSealedSuccessors(db: Kysely<Database>, now: Date): Promise<void> {
  return clearSealedSuccessors(db, graceStart(now))
}

async function issueToken(
  trx: Kysely<Database>,
  now: Date,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<string> {
  const token = newSecret()
  const hash = hashOf('session', token)
  await insertToken(trx, { hash, sessionId: id, now, expires: tokenEnd(now, endsAt) })
  return token
}

export function actorOf(session: SessionWithMember): Actor {
  if (session.disabled_at) return VISITOR
  const who = {
    memberId: session.member_id,
    companyId: session.company_id,
    sessionId: session.session_id,
    memberKind: session.kind,
    loginName: session.login_name,
    company: session.company,
  }
  const { state, price_group, currency, sales_region } = session
  if (state === 'approved' && price_group && currency && sales_region) {
    return {
      kind: 'member',
      ...who,
      role: session.role,
      priceGroup: price_group,
      currency,
      region: sales_region,
      hasOtherArea: Boolean(session.has_other_area),
    }
  }
  const isWaiting = (WAITING_STATES as readonly string[]).includes(state)
  return isWaiting ? { kind: 'applicant', ...who, state } : VISITOR
}
