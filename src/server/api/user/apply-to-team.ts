// POST /api/user/join-us/{id}: an application to a team, or for an opening in it; it joins the queue of applications.
import type { ReceivedUpload } from '../../../contract/upload.ts'
import { applyToTeamRoute } from '../../../contract/user-application.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { dueAfter } from '../../modules/application/due-day.ts'
import { storeAttachment } from '../../modules/attachment/attachment-service.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import {
  missingDistributorFields,
  submittedByKey,
  submitToTeam,
  type TeamForm,
  teamOf,
  type SubmittedTeamApplication,
} from '../../modules/careers/team-service.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { findAddressErrors, findPhoneErrors } from '../../modules/reference/address-validation.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { AppError, type FieldError } from '../../platform/errors.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'
import { networkOf } from '../../platform/net/network.ts'
import { nameKey, newId } from '../../platform/secrets.ts'
import type { CheckedFile } from '../../platform/uploads/check-upload.ts'
import { HOUR_SECONDS, DAY_SECONDS } from '../../../shared/time.ts'

interface TeamSubmission {
  id: string
  form: TeamForm
  sendingId?: string | undefined
  attachment?: ReceivedUpload | undefined
  answer: SecurityAnswer
}

const PER_NETWORK = { purpose: 'team-network', max: 20, windowSeconds: HOUR_SECONDS }
const PER_ADDRESS = { purpose: 'team-address', max: 5, windowSeconds: DAY_SECONDS }

export const applyToTeamCall = handle(applyToTeamRoute, (ctx, input) => {
  // The id in the path decides the team.
  const { lang: _, privacyAccepted: __, team: ___, securityKey, securityCode, ...sent } = input
  const { id, sendingId, attachment, ...form } = sent
  return applyOnce(ctx, {
    id,
    form,
    sendingId,
    attachment,
    answer: { securityKey, securityCode },
  })
})

/**
 * 200, or alreadyDone (5600) with the number of the first application when this submission was accepted earlier.
 * Errors: 404, 422, 423, 429.
 */
function applyOnce(ctx: Ctx, sent: TeamSubmission) {
  return runExclusive(`team ${sent.sendingId ?? newId()}`, async () => {
    const { team, openingId } = await teamOf(ctx.db, sent.id, ctx.clock())
    const earlier = await findEarlier(ctx, sent)
    if (earlier) return submissionResult(earlier, RESULT_CODES.alreadyDone)
    const errors = [
      ...missingDistributorFields(team, sent.form),
      ...(await findFormErrors(sent.form)),
    ]
    if (errors.length > 0) throw new AppError(422, errors)
    await checkSecurityCode(ctx.db, ctx.clock(), sent.answer)
    // A rejected file does not count as an application.
    const checked = sent.attachment ? await ctx.uploads.check(sent.attachment) : null
    await consumeTeamLimits(ctx, sent.form.email)
    try {
      return submissionResult(await store(ctx, { ...sent, team, openingId, checked }), 200)
    } catch (error) {
      const isRepeated = isUniqueViolation(error, 'team_application_sending_hash_key')
      const submitted = isRepeated ? await findEarlier(ctx, sent) : null
      if (!submitted) throw error
      return submissionResult(submitted, RESULT_CODES.alreadyDone)
    }
  })
}

async function findEarlier(
  ctx: Ctx,
  { sendingId }: TeamSubmission,
): Promise<SubmittedTeamApplication | null> {
  return sendingId ? submittedByKey(ctx.db, sendingId) : null
}

function submissionResult({ applicationNo, dueAt }: SubmittedTeamApplication, code: ResultCode) {
  return new CodedResult(code, { applicationNo, dueAt: dueAt.toISOString() })
}

async function findFormErrors({
  email,
  country,
  dialCode,
  phone,
}: TeamForm): Promise<FieldError[]> {
  const isUnknown = (await findAddressErrors({ country })).some(({ field }) => field === 'country')
  return [
    ...(isMailable(email) ? [] : [{ field: 'email', reason: 'email' }]),
    ...(isUnknown ? [{ field: 'country', reason: 'country' }] : []),
    ...(dialCode || phone ? await findPhoneErrors(dialCode ?? '', phone ?? '') : []),
  ]
}

async function consumeTeamLimits(ctx: Ctx, email: string): Promise<void> {
  for (const limit of [
    { ...PER_NETWORK, subject: networkOf(ctx.caller.ip) },
    { ...PER_ADDRESS, subject: nameKey(email) },
  ]) {
    await consumeLimit(ctx.db, ctx.clock(), limit)
  }
}

type CheckedSubmission = TeamSubmission &
  Awaited<ReturnType<typeof teamOf>> & { checked: CheckedFile | null }

async function store(
  ctx: Ctx,
  { form, checked, ...sent }: CheckedSubmission,
): Promise<SubmittedTeamApplication> {
  const now = ctx.clock()
  const { team, openingId, sendingId } = sent
  const dueAt = dueAfter(now)
  return ctx.db.transaction().execute(async (trx) => {
    const application = { team, openingId, form, lang: ctx.lang, dueAt, sendingId }
    const { applicationNo } = await submitToTeam(trx, now, application)
    if (checked) {
      const owner = { team_application_no: applicationNo }
      await storeAttachment(trx, now, { files: ctx.uploads.files, checked, owner })
    }
    await writeMail(trx, now, {
      template: 'team-received',
      to: form.email,
      lang: ctx.lang,
      contents: { applicationNo, team, dueAt },
    })
    if (ctx.site.contactEmail !== null) {
      await writeMail(trx, now, {
        template: 'team-notice',
        to: ctx.site.contactEmail,
        lang: 'en_us',
        contents: {
          applicationNo,
          team,
          country: form.country,
          dueAt,
          words: formText(form, openingId),
          files: checked ? 1 : 0,
        },
      })
    }
    return { applicationNo, dueAt }
  })
}

function formText(form: TeamForm, openingId: string | null): string {
  const lines = Object.entries({ opening: openingId, ...form }).flatMap(([name, value]) =>
    value ? [`${name}: ${String(value)}`] : [],
  )
  return lines.join('\n')
}
