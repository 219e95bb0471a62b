// POST /api/user/register-v2: checks a membership application and writes it with its mails in one transaction.
import { registerMemberRoute } from '../../../contract/user-application.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { langPrefix } from '../../../shared/lang.ts'
import { type ApplicationForm, approvalNumber } from '../../../shared/membership.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type VerifiedEmail, readTicket } from '../../modules/application/email-code-service.ts'
import {
  isLoginNameTaken,
  consumeSubmissionLimit,
  submitApplication,
  readSubmitted,
  type SubmittedApplication,
} from '../../modules/application/submission-service.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { hashNewPassword, rejectCommonPassword } from '../../modules/membership/password-policy.ts'
import {
  findAddressErrors,
  findPhoneErrors,
  phoneWithDialCode,
} from '../../modules/reference/address-validation.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { AppError, type FieldError, invalid } from '../../platform/errors.ts'
import type { SetCookie } from '../../platform/http/cookies.ts'
import { DAY_SECONDS } from '../../../shared/time.ts'

interface Registration {
  ticket: string
  /** Without the email address, which the ticket proves. */
  form: Omit<ApplicationForm, 'email'>
  password: string
  confirmPassword: string
}

export const registerMemberCall = handle(registerMemberRoute, (ctx, input) => {
  const { lang: _, privacyAccepted: __, ticket, password, confirmPassword, ...rest } = input
  const form = { ...rest, postCode: rest.postCode ?? '' }
  return registerMember(ctx, { ticket, password, confirmPassword, form })
})

/**
 * 200, or alreadyDone (5600) when this ticket was used before, also by a concurrent request. Errors: 410 the ticket
 * is unknown or expired, or its application was erased; 422 with every invalid field, or with the invitation; 429.
 */
async function registerMember(ctx: Ctx, registration: Registration) {
  const verified = await readTicket(ctx.db, ctx.clock(), registration.ticket, ['register'])
  if (verified.usedAt)
    return registrationResult(await readSubmitted(ctx, verified), RESULT_CODES.alreadyDone)
  await consumeSubmissionLimit(ctx, verified)
  const form = {
    ...registration.form,
    email: verified.email,
    productsOfInterest: [...new Set(registration.form.productsOfInterest)],
  }
  const errors = await errorsOf(ctx, form, registration)
  if (errors.length > 0) return replayOrReject(ctx, registration, errors)
  const passwordHash = await hashNewPassword(passwordOf(form, registration.password))
  const submitted = await submit(ctx, { verified, form, passwordHash })
  if (submitted) return registrationResult(submitted, 200)
  return registrationResult(await readSubmitted(ctx, verified), RESULT_CODES.alreadyDone)
}

/** A concurrent request with the same ticket may have taken the login name meanwhile. Errors: 422 otherwise, 410. */
async function replayOrReject(ctx: Ctx, { ticket }: Registration, errors: FieldError[]) {
  const verified = await readTicket(ctx.db, ctx.clock(), ticket, ['register'])
  if (!verified.usedAt) throw new AppError(422, errors)
  return registrationResult(await readSubmitted(ctx, verified), RESULT_CODES.alreadyDone)
}

/** Null when a concurrent request used the ticket or registered the same email address first. Errors: 422. */
async function submit(
  ctx: Ctx,
  checked: { verified: VerifiedEmail; form: ApplicationForm; passwordHash: string },
): Promise<SubmittedApplication | null> {
  const now = ctx.clock()
  const phone = phoneWithDialCode(checked.form.dialCode, checked.form.phone)
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const submitted = await submitApplication(trx, now, { ...checked, phone, lang: ctx.lang })
      // In the same transaction, so that no application exists without its mails.
      if (submitted) await writeMails({ ...ctx, db: trx }, checked.form, submitted)
      return submitted
    })
  } catch (error) {
    if (isUniqueViolation(error, 'member_login_key_key')) throw invalid('username', 'taken')
    if (isUniqueViolation(error, 'member_email_key_key')) return null
    throw error
  }
}

/** Returns all errors at once, so that the applicant can correct them together. */
async function errorsOf(
  ctx: Ctx,
  form: ApplicationForm,
  { password, confirmPassword }: Registration,
): Promise<FieldError[]> {
  return [
    ...((await isLoginNameTaken(ctx.db, form.username))
      ? [{ field: 'username', reason: 'taken' }]
      : []),
    ...findPasswordErrors(form, password),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', reason: 'mismatch' }]),
    ...(await findAddressErrors(form)),
    ...(await findPhoneErrors(form.dialCode, form.phone)),
    ...(await findCategoryErrors(ctx, form.productsOfInterest)),
  ]
}

function findPasswordErrors(form: ApplicationForm, password: string): FieldError[] {
  try {
    rejectCommonPassword(passwordOf(form, password))
    return []
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
}

function passwordOf({ username, email, companyName }: ApplicationForm, password: string) {
  return { password, names: [username, email, companyName], field: 'password' }
}

async function findCategoryErrors(ctx: Ctx, wanted: readonly string[]): Promise<FieldError[]> {
  if (wanted.length === 0) return []
  const known = new Set((await listCategories(ctx)).map(({ categoryId }) => categoryId))
  const hasUnknown = wanted.some((id) => !known.has(id))
  return hasUnknown ? [{ field: 'productsOfInterest', reason: 'category' }] : []
}

async function writeMails(
  ctx: Ctx,
  form: ApplicationForm,
  { applicationNo, dueAt }: SubmittedApplication,
) {
  const facts = { applicationNo, company: form.companyName, memberKind: form.memberKind, dueAt }
  const statusUrl = `${ctx.site.origin}${langPrefix(ctx.lang)}${PAGE_PATHS.applicationStatus}`
  await writeMail(ctx.db, ctx.clock(), {
    template: 'application-received',
    to: form.email,
    lang: ctx.lang,
    contents: { ...facts, firstName: form.firstName, statusUrl },
  })
  if (ctx.site.contactEmail === null) return
  await writeMail(ctx.db, ctx.clock(), {
    template: 'application-notice',
    to: ctx.site.contactEmail,
    lang: 'en_us',
    contents: { ...facts, country: form.country },
  })
}

/** The duration of a review, with some days for public holidays. */
const STATE_COOKIE_SECONDS = 21 * DAY_SECONDS

function registrationResult(
  { submittedAt, dueAt, ...rest }: SubmittedApplication,
  code: ResultCode,
) {
  const cookie: SetCookie = {
    name: 'approvalState',
    value: String(approvalNumber(rest.approvalState)),
    maxAge: STATE_COOKIE_SECONDS,
  }
  const result = {
    ...rest,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  }
  return new CodedResult(code, result, [cookie])
}
