// The logins of one company: who belongs to it, the roles they have, and their removal.
import type { Kysely } from 'kysely'
import type { CompanyTeam } from '../../../contract/colleagues.ts'
import { langOf } from '../../../shared/lang.ts'
import type { MemberRole } from '../../../shared/membership.ts'
import type { Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { endInvitationsBy, findOpenInvitations } from './colleague-invitation-repository.ts'
import {
  closeLogin,
  type ColleagueRow,
  findColleagues,
  findCompanyEvents,
  lockColleagues,
  recordCompanyEvent,
} from './colleague-repository.ts'
import { endLinks } from './log-in-link-repository.ts'
import { NO_PASSWORD } from './member-service.ts'
import { updateMember } from './member-repository.ts'
import { endResets } from './password-reset-repository.ts'
import { endSessionsForRemoval } from './session-service.ts'
import { distrustDevices } from './trusted-device-service.ts'

export { recordCompanyEvent } from './colleague-repository.ts'
export type { ColleagueRow } from './colleague-repository.ts'

const EVENTS_SHOWN = 30

/** Addresses, invitations and changes are for owners. */
export async function readTeam(
  db: Kysely<Database>,
  now: Date,
  actor: Member,
): Promise<CompanyTeam> {
  const { companyId, memberId } = actor
  const rows = await findColleagues(db, companyId)
  const isOwner = rows.some((row) => row.id === memberId && row.role === 'owner')
  const colleagues = rows.map((row) => ({
    id: row.id,
    username: row.login_name,
    firstName: row.first_name,
    surname: row.surname,
    email: isOwner ? row.email : null,
    role: row.role,
    isYou: row.id === memberId,
    isLastOwner: isLastOwner(rows, row),
    memberSince: row.created_at.toISOString(),
  }))
  if (!isOwner) return { mayChange: false, colleagues, invitations: [], events: [] }
  const invitations = await findOpenInvitations(db, companyId)
  const events = await findCompanyEvents(db, companyId, EVENTS_SHOWN)
  return {
    mayChange: true,
    colleagues,
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      lang: langOf(row.lang),
      sentAt: row.sent_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isExpired: row.expires_at <= now,
    })),
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  }
}

/** The logins of the actor's company, locked. Errors: 403 the actor was removed or is not an owner any more. */
export async function lockTeam(trx: Kysely<Database>, actor: Member): Promise<ColleagueRow[]> {
  const rows = await lockColleagues(trx, actor.companyId)
  const own = rows.find(({ id }) => id === actor.memberId)
  if (own?.role !== 'owner') throw new AppError(403)
  return rows
}

/** Errors: 404 no login of the actor's company. */
export async function requireColleague(
  db: Kysely<Database>,
  actor: Member,
  id: number,
): Promise<void> {
  colleagueIn(await findColleagues(db, actor.companyId), id)
}

export interface TeamChange {
  actor: Member
  team: readonly ColleagueRow[]
  id: number
  now: Date
}

/** Returns the login, or null when it has the role already. Errors: 404, 422 `lastOwner`. */
export async function giveRole(
  trx: Kysely<Database>,
  change: TeamChange,
  role: MemberRole,
): Promise<ColleagueRow | null> {
  const { team, id } = change
  const login = colleagueIn(team, id)
  if (login.role === role) return null
  if (isLastOwner(team, login)) throw invalid('role', 'lastOwner')
  await updateMember(trx, id, { role })
  // Invitations of a former owner must not bring in other logins.
  if (login.role === 'owner') await endInvitationsBy(trx, id, change.now)
  await recordCompanyEvent(trx, {
    by: change.actor,
    now: change.now,
    event: 'role',
    aboutId: id,
    note: { role, from: login.role },
  })
  return login
}

/** Ends sessions, links and devices of the login immediately. Errors: 404, 422 `lastOwner`. */
export async function removeLogin(
  trx: Kysely<Database>,
  change: TeamChange,
): Promise<ColleagueRow> {
  const { team, id, now } = change
  const login = colleagueIn(team, id)
  if (isLastOwner(team, login)) throw invalid('role', 'lastOwner')
  await closeLogin(trx, id, { now, noPassword: NO_PASSWORD })
  await endSessionsForRemoval(trx, now, id)
  await endResets(trx, id, now)
  await endLinks(trx, id, now)
  await distrustDevices(trx, { memberId: id, except: null })
  await endInvitationsBy(trx, id, now)
  await recordCompanyEvent(trx, {
    by: change.actor,
    now,
    event: 'remove',
    aboutId: id,
    note: { role: login.role },
  })
  return login
}

function colleagueIn(team: readonly ColleagueRow[], id: number): ColleagueRow {
  const login = team.find((each) => each.id === id)
  if (!login) throw notFound()
  return login
}

function isLastOwner(team: readonly ColleagueRow[], login: ColleagueRow): boolean {
  return login.role === 'owner' && team.filter(({ role }) => role === 'owner').length === 1
}
