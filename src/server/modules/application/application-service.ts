// Applications as applicants see them: the check of a mailed code, their status, and the answers to what staff ask.
import type { Kysely } from 'kysely'
import { formatFailReason } from '../../../shared/fail-reasons.ts'
import type { Lang } from '../../../shared/lang.ts'
import {
  type ApprovalState,
  type MemberKind,
  REQUESTABLE_DETAILS,
  WAITING_STATES,
} from '../../../shared/membership.ts'
import { detailName } from '../../../shared/requested-details.ts'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { nameKey } from '../../platform/secrets.ts'
import {
  findNewestByEmail,
  findNewestOfCompany,
  type ApplicationRow,
  isApplicantEmail,
  isMemberEmail,
  lockForAnswers,
  setMembershipInReview,
  writeAnswersAndResume,
} from './application-repository.ts'
import { consumeCheckLimit } from './email-code-limits.ts'
import { type CodePurpose, readTicket, exchangeForTicket } from './email-code-service.ts'
import { hasDraft } from './draft-service.ts'
import { retentionEnd } from './retention-service.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/working-days.ts'

export interface ApplicantAnswer {
  item: (typeof REQUESTABLE_DETAILS)[number]
  text: string
}

/** For `register` whether a member has this address, for `status` whether an application has it. */
export function isEmailKnown(
  db: Kysely<Database>,
  emailKey: string,
  purpose: CodePurpose,
): Promise<boolean> {
  return purpose === 'register' ? isMemberEmail(db, emailKey) : isApplicantEmail(db, emailKey)
}

/** Errors: 423 wrong code, 410 no active code, 429 too many attempts. */
export async function checkEmailCode(
  ctx: Ctx,
  input: { email: string; code: string; purpose: CodePurpose },
) {
  await consumeCheckLimit(ctx)
  const { ticket, expiresAt } = await exchangeForTicket(ctx.db, ctx.clock(), {
    ...input,
    codeNonce: ctx.caller.codeNonce,
  })
  return {
    ticket,
    expiresAt: expiresAt.toISOString(),
    hasDraft: input.purpose === 'register' && (await hasDraft(ctx, nameKey(input.email))),
  }
}

export interface ApplicantProof {
  email?: string | undefined
  code?: string | undefined
  ticket?: string | undefined
}

/**
 * The status of the newest application. Its applicant is identified by a ticket, by address and code (exchanged for a
 * ticket), or by the session. Errors: 410, 423, 429 as for codes and tickets; 422 when none of them is complete.
 */
export async function readApplication(ctx: Ctx, proof: ApplicantProof) {
  const { ticket, ...applicant } = await identifyApplicant(ctx, proof)
  const found = await findApplication(ctx.db, applicant)
  const status = found
    ? { ...presentApplication(found, ctx.lang), ticket }
    : {
        ...NO_APPLICATION,
        memberKind: applicant.kind ?? null,
        approvalState: applicant.state,
        ticket,
      }
  // `emailKey` is undefined if the session identified the applicant.
  return { status, emailKey: applicant.emailKey }
}

/**
 * Stores the reply to a request of staff. The deadline resumes, extended by the working days it was paused.
 * Errors: 410 the ticket, 409 nothing was requested, 422 neither ticket nor session.
 */
export async function sendAnswers(
  ctx: Ctx,
  { ticket, answers }: { ticket?: string | undefined; answers: ApplicantAnswer[] },
) {
  if (!ticket && ctx.actor.kind === 'visitor') throw invalid('ticket', 'required')
  const now = ctx.clock()
  const applicant = await identifyApplicant(ctx, { ticket })
  return ctx.db.transaction().execute(async (trx) => {
    const found = await findApplication(trx, applicant)
    if (!found) throw new AppError(409)
    const row = await lockForAnswers(trx, found.application_no)
    if (row.state !== 'more_info') throw new AppError(409)
    const pausedDays = workingDaysBetween(row.paused_at ?? now, now)
    const dueAt = addWorkingDays(row.due_at, pausedDays)
    await writeAnswersAndResume(trx, found.application_no, {
      papers: JSON.stringify([...row.papers, { at: now.toISOString(), answers }]),
      due_at: dueAt,
      last_activity_at: now,
    })
    if (row.company_id !== null) {
      await setMembershipInReview(trx, now, { companyId: row.company_id, kind: row.kind })
    }
    return { approvalState: 'in_review' as const, dueAt: dueAt.toISOString() }
  })
}

interface IdentifiedApplicant {
  emailKey?: string
  companyId?: number
  kind?: MemberKind
  /** The state reported when no application is found. */
  state: ApprovalState
  /** The ticket that was issued for a code, for the next query; otherwise null. */
  ticket: string | null
}

async function identifyApplicant(
  ctx: Ctx,
  { email, code, ticket }: ApplicantProof,
): Promise<IdentifiedApplicant> {
  const { actor } = ctx
  const now = ctx.clock()
  if (ticket) {
    const { emailKey } = await readTicket(ctx.db, now, ticket, ['register', 'status'])
    return { emailKey, state: 'email_verified', ticket: null }
  }
  if (email && code) {
    await consumeCheckLimit(ctx)
    const issued = await exchangeForTicket(ctx.db, now, {
      email,
      code,
      purpose: 'status',
      codeNonce: ctx.caller.codeNonce,
    })
    return { emailKey: nameKey(email), state: 'email_verified', ticket: issued.ticket }
  }
  if (email || code || actor.kind === 'visitor') {
    const missing = Object.entries({ email, code }).filter(([, value]) => !value)
    throw new AppError(
      422,
      missing.map(([field]) => ({ field, reason: 'required' })),
    )
  }
  const { companyId, memberKind: kind } = actor
  const state = actor.kind === 'applicant' ? actor.state : 'approved'
  return { companyId, kind, state, ticket: null }
}

async function findApplication(
  db: Kysely<Database>,
  { emailKey, companyId, kind }: Omit<IdentifiedApplicant, 'ticket' | 'state'>,
): Promise<ApplicationRow | undefined> {
  if (emailKey !== undefined) return findNewestByEmail(db, emailKey)
  return companyId !== undefined && kind ? findNewestOfCompany(db, companyId, kind) : undefined
}

const NO_APPLICATION = {
  applicationNo: null,
  failReason: null,
  missing: [],
  submittedAt: null,
  dueAt: null,
  keptUntil: null,
}

function presentApplication(row: ApplicationRow, lang: Lang) {
  const state = row.membership_state ?? row.state
  const reason = row.membership_fail_reason ?? row.fail_reason
  const isOpen = WAITING_STATES.some((each) => each === state)
  const isKept = state === 'approved' || state === 'suspended'
  return {
    applicationNo: row.application_no,
    memberKind: row.kind,
    approvalState: state,
    failReason: isOpen || state === 'approved' ? null : (formatFailReason(reason, lang) ?? null),
    missing:
      state === 'more_info' ? row.missing.map((request) => presentRequest(request, lang)) : [],
    submittedAt: row.submitted_at.toISOString(),
    dueAt: isOpen ? row.due_at.toISOString() : null,
    keptUntil: isKept ? null : retentionEnd(row.last_activity_at).toISOString(),
  }
}

function presentRequest({ item, note }: { item: string; note: string }, lang: Lang) {
  const detail = REQUESTABLE_DETAILS.find((each) => each === item) ?? 'other'
  return { item: detail, name: detailName(detail, lang), note }
}
