// Applications to a team: submitted once per idempotency key, listed for staff, and never with a login.
import type { Kysely } from 'kysely'
import { applicationNumber } from '../../../shared/application-number.ts'
import type { Lang } from '../../../shared/lang.ts'
import { TEAMS, type Team } from '../../../shared/teams.ts'
import type { Database } from '../../db/database.ts'
import { type FieldError, notFound } from '../../platform/errors.ts'
import { hashOf, nameKey } from '../../platform/secrets.ts'
import {
  findOpeningTeam,
  findTeamApplication,
  findNewestTeamApplication,
  findTeamSubmission,
  insertTeamApplication,
  listTeamApplications,
  nextApplicationNumber,
  type ListedStates,
  type TeamApplicationRow,
} from './team-repository.ts'

export type { TeamApplicationRow } from './team-repository.ts'

export interface TeamForm {
  firstName: string
  surname: string
  email: string
  country: string
  dialCode?: string | undefined
  phone?: string | undefined
  city?: string | undefined
  companyName?: string | undefined
  website?: string | undefined
  /** Where a distributor wants to sell. */
  region?: string | undefined
  /** Of a distributor: pieces per month, as one of the ranges of the form. */
  volume?: string | undefined
  message: string
}

/** `id` is that of a team or of one of its openings. Errors: 404. */
export async function teamOf(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ team: Team; openingId: string | null }> {
  const named = TEAMS.find((team) => team === id)
  if (named) return { team: named, openingId: null }
  const team = await findOpeningTeam(db, id, now)
  if (!team) throw notFound()
  return { team, openingId: id }
}

/** An error for each missing field that only distributors must fill in. */
export function missingDistributorFields(team: Team, form: TeamForm): FieldError[] {
  if (team !== 'distributor') return []
  const needed = ['companyName', 'region', 'volume'] as const
  return needed.flatMap((field) =>
    form[field] === undefined ? [{ field, reason: 'required' }] : [],
  )
}

export interface SubmittedTeamApplication {
  applicationNo: string
  /** By when staff should decide. */
  dueAt: Date
}

/** The application created earlier by the same submission; null: none. */
export async function submittedByKey(
  db: Kysely<Database>,
  sendingId: string,
): Promise<SubmittedTeamApplication | null> {
  const found = await findTeamSubmission(db, keyHash(sendingId))
  return found ? { applicationNo: found.application_no, dueAt: found.due_at } : null
}

/** Throws the unique violation of `sending_hash` when a concurrent duplicate was first. */
export async function submitToTeam(
  trx: Kysely<Database>,
  now: Date,
  sent: {
    team: Team
    /** Null: to the team itself. */
    openingId: string | null
    form: TeamForm
    lang: Lang
    dueAt: Date
    sendingId?: string | undefined
  },
): Promise<SubmittedTeamApplication> {
  const { team, openingId, form, lang, dueAt, sendingId } = sent
  const applicationNo = applicationNumber(now, await nextApplicationNumber(trx))
  await insertTeamApplication(trx, {
    application_no: applicationNo,
    team,
    opening_id: openingId,
    state: 'submitted',
    fail_reason: null,
    lang,
    email: form.email,
    email_key: nameKey(form.email),
    form: JSON.stringify(form),
    country: form.country,
    missing: '[]',
    sending_hash: sendingId ? keyHash(sendingId) : null,
    submitted_at: now,
    due_at: dueAt,
    paused_at: null,
    decided_at: null,
    last_activity_at: now,
    erased_at: null,
  })
  return { applicationNo, dueAt }
}

export function listTeamQueue(
  db: Kysely<Database>,
  listed: ListedStates,
): Promise<TeamApplicationRow[]> {
  return listTeamApplications(db, listed)
}

/** Undefined when it does not exist. */
export function readTeamApplication(db: Kysely<Database>, applicationNo: string) {
  return findTeamApplication(db, applicationNo)
}

/** The newest application for an email address, or undefined. */
export function readNewestTeamApplication(db: Kysely<Database>, emailKey: string) {
  return findNewestTeamApplication(db, emailKey)
}

function keyHash(sendingId: string): Buffer {
  return hashOf('team-sending', sendingId)
}
