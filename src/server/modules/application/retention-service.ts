// Erases applicants who did not become members: six months after their last activity no personal data remain.
import type { Kysely } from 'kysely'
import { BUSINESS } from '../../../shared/business-constants.ts'
import type { Database } from '../../db/database.ts'
import { hashOf } from '../../platform/secrets.ts'
import {
  countInactiveApplications,
  deleteCompanies,
  deleteDraftsAndCodes,
  eraseApplications,
  findLoginKeys,
  findRemovableCompanies,
  insertUsedLoginNames,
  lockInactiveApplications,
} from './retention-repository.ts'

export interface ErasedApplicants {
  numbers: string[]
  /** The email addresses of the erased applicants as they are compared, for callers that store data under them. */
  emailKeys: string[]
}

/**
 * Erases personal data and keeps country, kind, outcome and dates for statistics. A current or former member
 * company and its login are kept. Handles at most `max` applications per call.
 */
export async function eraseExpiredApplicants(
  trx: Kysely<Database>,
  now: Date,
  max = 500,
): Promise<ErasedApplicants> {
  const due = await lockInactiveApplications(trx, inactiveSince(now), max)
  const emailKeys = due.flatMap(({ email_key }) => (email_key === null ? [] : [email_key]))
  const companies = due.flatMap(({ company_id }) => (company_id === null ? [] : [company_id]))
  if (due.length > 0) {
    await eraseApplications(
      trx,
      now,
      due.map(({ application_no }) => application_no),
    )
    await removeCompanies(trx, companies)
  }
  if (emailKeys.length > 0) await deleteDraftsAndCodes(trx, emailKeys)
  return { numbers: due.map(({ application_no }) => application_no), emailKeys }
}

/** The number of applications with overdue personal data; expected to be 0. */
export function countOverdue(db: Kysely<Database>, now: Date): Promise<number> {
  return countInactiveApplications(db, inactiveSince(now))
}

/** When the data of an application that does not lead to membership are erased. */
export function retentionEnd(lastActivity: Date): Date {
  return addMonths(lastActivity, BUSINESS.applicantDataMonths)
}

/** Applications last active at or before this date are due for erasure. */
export function inactiveSince(now: Date): Date {
  return addMonths(now, -BUSINESS.applicantDataMonths)
}

/** The same day in another month, or that month's last day. */
function addMonths(at: Date, months: number): Date {
  const moved = new Date(at)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(at.getUTCDate(), days))
  return moved
}

/** Login names are never reused, so their hash is kept. */
async function removeCompanies(trx: Kysely<Database>, companies: number[]): Promise<void> {
  if (companies.length === 0) return
  const ids = await findRemovableCompanies(trx, companies)
  if (ids.length === 0) return
  const logins = await findLoginKeys(trx, ids)
  if (logins.length > 0) {
    await insertUsedLoginNames(
      trx,
      logins.map((key) => hashOf('login-name', key)),
    )
  }
  await deleteCompanies(trx, ids)
}
