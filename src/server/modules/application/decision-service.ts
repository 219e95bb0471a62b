// Applications as staff see them: lists and reads them, and decides them (review, ask, approve, reject), each in
// certain states only.
import type { Kysely } from 'kysely'
import { type FailReason, WAITING_STATES } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { StoredState } from '../../db/schema/members.ts'
import { dueAfter } from './due-day.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import {
  findApplicant,
  findApplication,
  findPriceGroup,
  type ListedStates,
  listByState,
  listLookAlikes,
  lockApplication,
  type LockedApplication,
  type MembershipTerms,
  writeDecision,
  writeMembership,
} from './decision-repository.ts'

export type { MembershipTerms } from './decision-repository.ts'

export interface DecidedApplication {
  application: LockedApplication
  from: StoredState
  to: StoredState
}

/**
 * A rejected application can be reviewed again, with a new deadline, in case it was rejected by mistake. Errors of all
 * decisions: 404 unknown number, 409 already decided or erased.
 */
export async function startReview(
  trx: Kysely<Database>,
  now: Date,
  applicationNo: string,
): Promise<DecidedApplication> {
  const application = await lockInState(trx, applicationNo, ['submitted', 'rejected'])
  const isAgain = application.state === 'rejected'
  const restarted = { decided_at: null, fail_reason: null, paused_at: null, due_at: dueAfter(now) }
  return decide(trx, now, application, 'in_review', isAgain ? restarted : {})
}

/** Pauses the deadline until the applicant replies. */
export async function requestMoreInfo(
  trx: Kysely<Database>,
  now: Date,
  applicationNo: string,
  missing: { item: string; note: string }[],
): Promise<DecidedApplication> {
  const application = await lockInState(trx, applicationNo, WAITING_STATES)
  return decide(trx, now, application, 'more_info', {
    missing: JSON.stringify(missing),
    paused_at: application.paused_at ?? now,
  })
}

/** Errors: 422 a price group of the other member kind. */
export async function approveApplication(
  trx: Kysely<Database>,
  now: Date,
  applicationNo: string,
  terms: MembershipTerms,
): Promise<DecidedApplication> {
  const application = await lockInState(trx, applicationNo, WAITING_STATES)
  const group = await findPriceGroup(trx, terms.price_group)
  if (group?.member_kind !== application.kind) throw invalid('group', 'choice')
  return decide(trx, now, application, 'approved', { decided_at: now, missing: '[]' }, terms)
}

export async function rejectApplication(
  trx: Kysely<Database>,
  now: Date,
  applicationNo: string,
  reason: FailReason,
): Promise<DecidedApplication> {
  const application = await lockInState(trx, applicationNo, WAITING_STATES)
  return decide(trx, now, application, 'rejected', { decided_at: now, fail_reason: reason })
}

export interface Applicant {
  login_name: string
  email: string
  first_name: string
  lang: string
  name: string
  customer_no: string
}

/** The login created with an application; null when its data were erased. */
export async function readApplicant(
  db: Kysely<Database>,
  { member_id }: LockedApplication,
): Promise<Applicant | null> {
  return member_id === null ? null : ((await findApplicant(db, member_id)) ?? null)
}

export function listApplications(db: Kysely<Database>, listed: ListedStates) {
  return listByState(db, listed)
}

/** One application as stored; undefined when it does not exist. */
export function readApplicationRow(db: Kysely<Database>, applicationNo: string) {
  return findApplication(db, applicationNo)
}

/** At most 20 other companies with the same name or website, those with the same name first. */
export function findLookAlikes(db: Kysely<Database>, applicationNo: string) {
  return listLookAlikes(db, applicationNo)
}

/** Errors: 404; 409 in another state, or erased. */
async function lockInState(
  trx: Kysely<Database>,
  applicationNo: string,
  states: readonly StoredState[],
): Promise<LockedApplication> {
  const application = await lockApplication(trx, applicationNo)
  if (!application) throw notFound()
  if (application.erased_at || !states.includes(application.state)) throw new AppError(409)
  return application
}

async function decide(
  trx: Kysely<Database>,
  now: Date,
  application: LockedApplication,
  to: StoredState,
  change: Omit<Parameters<typeof writeDecision>[2], 'state' | 'last_activity_at'>,
  terms?: MembershipTerms,
): Promise<DecidedApplication> {
  const { application_no, company_id, kind, state: from } = application
  await writeDecision(trx, application_no, { ...change, state: to, last_activity_at: now })
  if (company_id !== null) {
    await writeMembership(
      trx,
      { companyId: company_id, kind },
      { state: to, fail_reason: change.fail_reason ?? null, state_since: now, ...terms },
    )
  }
  return { application, from, to }
}
