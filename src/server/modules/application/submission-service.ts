// Submits an application: validates its form and stores the application with its member data.
import type { Kysely } from 'kysely'
import { applicationNumber } from '../../../shared/application-number.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { ApplicationForm, ApprovalState } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { hashOf, nameKey } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import {
  findNewestByEmail,
  insertApplication,
  nextApplicationNumber,
} from './application-repository.ts'
import { deleteDraft } from './draft-repository.ts'
import { dueAfter } from './due-day.ts'
import { lockTicket, markTicketUsed } from './email-code-repository.ts'
import type { VerifiedEmail } from './email-code-service.ts'
import { redeemInvitation } from './invitation-service.ts'
import {
  findPriceGroupKind,
  insertCompany,
  insertMember,
  insertMembership,
  isLoginNameUsed,
} from './submission-repository.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/** Forms are resubmitted after errors; finding a free login name takes fewer attempts than this. */
const SUBMISSIONS = { purpose: 'register-ticket', max: 40, windowSeconds: HOUR_SECONDS }

export interface SubmittedApplication {
  applicationNo: string
  approvalState: ApprovalState
  submittedAt: Date
  /** By when staff decide. */
  dueAt: Date
}

export interface Submission {
  verified: VerifiedEmail
  form: ApplicationForm
  /** With its dial code. */
  phone: string
  passwordHash: string
  lang: Lang
}

/** Counts one submission of a form. Errors: 429. */
export async function consumeSubmissionLimit(ctx: Ctx, { id }: VerifiedEmail): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), { ...SUBMISSIONS, subject: id })
}

/** Login names are assigned once and never reused, whatever their spelling. */
export function isLoginNameTaken(db: Kysely<Database>, username: string): Promise<boolean> {
  const key = nameKey(username)
  return isLoginNameUsed(db, { key, hash: hashOf('login-name', key) })
}

/** The latest application for this address; undefined if there is none. */
export async function findSubmitted(
  db: Kysely<Database>,
  emailKey: string,
): Promise<SubmittedApplication | undefined> {
  const found = await findNewestByEmail(db, emailKey)
  return (
    found && {
      applicationNo: found.application_no,
      approvalState: found.membership_state ?? found.state,
      submittedAt: found.submitted_at,
      dueAt: found.due_at,
    }
  )
}

/**
 * Stores company, membership, login and application, uses up the ticket and deletes the draft, all in the
 * transaction `trx`. Null when a concurrent request has used the ticket. Errors: 422 the invitation or the
 * login name.
 */
export async function submitApplication(
  trx: Kysely<Database>,
  now: Date,
  submission: Submission,
): Promise<SubmittedApplication | null> {
  const { verified, form } = submission
  if (await lockTicket(trx, verified.id)) return null
  if (await isLoginNameTaken(trx, form.username)) throw invalid('username', 'taken')
  const priceGroup = await redeemForForm(trx, now, form)
  const number = await nextApplicationNumber(trx)
  const { companyId, memberId } = await storeApplicant(trx, now, number, submission)
  const applicationNo = applicationNumber(now, number)
  const dueAt = dueAfter(now)
  await insertApplication(trx, {
    application_no: applicationNo,
    company_id: companyId,
    member_id: memberId,
    kind: form.memberKind,
    state: 'submitted',
    fail_reason: null,
    lang: submission.lang,
    email: verified.email,
    email_key: verified.emailKey,
    form: JSON.stringify(form),
    country: form.country,
    price_group_suggested: priceGroup,
    missing: '[]',
    // The applicant's answers when staff ask for more; none yet.
    papers: '[]',
    submitted_at: now,
    due_at: dueAt,
    paused_at: null,
    decided_at: null,
    last_activity_at: now,
    erased_at: null,
  })
  await markTicketUsed(trx, now, verified.id)
  await deleteDraft(trx, verified.emailKey)
  return { applicationNo, approvalState: 'submitted', submittedAt: now, dueAt }
}

/** Returns the price group of the invitation, which must suit the kind of member; null without a code. Errors: 422. */
async function redeemForForm(
  trx: Kysely<Database>,
  now: Date,
  { invitationCode, memberKind }: ApplicationForm,
): Promise<string | null> {
  if (!invitationCode) return null
  const group = await redeemInvitation(trx, now, invitationCode)
  if (group === null) throw invalid('invitationCode', 'invitation')
  const found = await findPriceGroupKind(trx, group)
  if (found?.member_kind !== memberKind) throw invalid('invitationCode', 'invitationKind')
  return group
}

async function storeApplicant(
  trx: Kysely<Database>,
  now: Date,
  number: number,
  submission: Submission,
): Promise<{ companyId: number; memberId: number }> {
  const { verified, form, passwordHash, lang } = submission
  const companyId = await insertCompany(trx, {
    customer_no: `C${100_000 + number}`,
    name: form.companyName,
    website: form.website ?? null,
    country: form.country,
    created_at: now,
  })
  await insertMembership(trx, now, { companyId, kind: form.memberKind })
  const memberId = await insertMember(trx, {
    company_id: companyId,
    login_name: form.username,
    login_key: nameKey(form.username),
    email: verified.email,
    email_key: verified.emailKey,
    password_hash: passwordHash,
    password_changed_at: now,
    first_name: form.firstName,
    surname: form.surname,
    phone: submission.phone,
    lang,
    created_at: now,
  })
  return { companyId, memberId }
}

/** For a ticket that was already used. Errors: 410 its application has been erased. */
export async function readSubmitted(
  ctx: Ctx,
  { emailKey }: VerifiedEmail,
): Promise<SubmittedApplication> {
  const submitted = await findSubmitted(ctx.db, emailKey)
  if (!submitted) throw new AppError(410)
  return submitted
}
