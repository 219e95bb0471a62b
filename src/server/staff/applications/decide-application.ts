// Records a staff decision on an application: state, audit entry and mail in one transaction.
import type { Kysely } from 'kysely'
import { langOf, langPrefix } from '../../../shared/lang.ts'
import type { FailReason } from '../../../shared/membership.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Database } from '../../db/database.ts'
import {
  type Applicant,
  approveApplication,
  requestMoreInfo,
  type DecidedApplication,
  readApplicant,
  rejectApplication,
  startReview,
  type MembershipTerms,
} from '../../modules/application/decision-service.ts'
import { retentionEnd } from '../../modules/application/retention-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { MailRequest } from '../../modules/mail/composition/mail-request.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import type { MailingContext } from '../staff-context.ts'

export type Decision =
  | { to: 'review' }
  | { to: 'ask'; items: { item: string; note: string }[] }
  | { to: 'approve'; terms: MembershipTerms }
  | { to: 'reject'; reason: FailReason; note: string }

/** Errors: 404 unknown number, 409 the state does not allow it, 422 a price group of the other member kind. */
export async function decideApplication(
  staff: MailingContext,
  applicationNo: string,
  decision: Decision,
): Promise<DecidedApplication> {
  return staff.db.transaction().execute(async (trx) => {
    const decided = await decide(trx, staff.now, applicationNo, decision)
    await writeAudit(trx, staff.now, {
      actor: staff.actor,
      action: `application.${decision.to}`,
      subject: `application:${applicationNo}`,
      change: { state: [decided.from, decided.to], ...auditedFacts(decision) },
    })
    const applicant = await readApplicant(trx, decided.application)
    const request = applicant && mailOf(staff, decided, decision, applicant)
    if (request) await writeMail(trx, staff.now, request)
    return decided
  })
}

function decide(trx: Kysely<Database>, now: Date, no: string, decision: Decision) {
  switch (decision.to) {
    case 'review':
      return startReview(trx, now, no)
    case 'ask':
      return requestMoreInfo(trx, now, no, decision.items)
    case 'approve':
      return approveApplication(trx, now, no, decision.terms)
    case 'reject':
      return rejectApplication(trx, now, no, decision.reason)
  }
}

/** What the audit log says of a decision besides its state: terms and codes, no text about persons. */
function auditedFacts(decision: Decision): Record<string, unknown> {
  if (decision.to === 'approve') return { ...decision.terms }
  if (decision.to === 'reject') return { reason: decision.reason }
  return decision.to === 'ask' ? { items: decision.items.map(({ item }) => item) } : {}
}

function mailOf(
  { origin, now }: MailingContext,
  { application }: DecidedApplication,
  decision: Decision,
  applicant: Applicant,
): MailRequest | null {
  const lang = langOf(applicant.lang)
  const to = applicant.email
  const site = `${origin}${langPrefix(lang)}`
  const applicantFacts = {
    firstName: applicant.first_name,
    company: applicant.name,
    applicationNo: application.application_no,
  }
  switch (decision.to) {
    case 'review':
      return null
    case 'ask': {
      const contents = {
        ...applicantFacts,
        items: decision.items,
        statusUrl: `${site}${PAGE_PATHS.applicationStatus}`,
      }
      return { template: 'application-more-info', to, lang, contents }
    }
    case 'approve': {
      const logInUrl = `${site}${application.kind === 'dropship' ? PAGE_PATHS.dropShipLogIn : PAGE_PATHS.logIn}`
      const { customer_no: customerNo, login_name: username } = applicant
      const { applicationNo: _, ...names } = applicantFacts
      const contents = { ...names, customerNo, username, memberKind: application.kind, logInUrl }
      return { template: 'application-approved', to, lang, contents }
    }
    case 'reject': {
      const { reason, note } = decision
      const contents = { ...applicantFacts, reason, note, keptUntil: retentionEnd(now) }
      return { template: 'application-rejected', to, lang, contents }
    }
  }
}
