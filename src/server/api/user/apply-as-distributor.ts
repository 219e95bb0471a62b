// POST /api/user/join-us/{id}: an application to a team or an opening, which staff decide in the queue of member applications.
import type { ReceivedUpload } from '../../../contract/upload.ts'
import { applyAsDistributorRoute } from '../../../contract/user-application.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { addWorkingDays } from '../../modules/application/working-days.ts'
import { keepAttachment } from '../../modules/attachment/attachment-service.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import {
  missingOfDistributor,
  submittedBySending,
  submitToTeam,
  type TeamForm,
  teamOf,
  type TeamSubmitted,
} from '../../modules/careers/team-service.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { addressFaults, phoneFaults } from '../../modules/reference/address-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { AppError, type FieldError } from '../../platform/errors.ts'
import { consumeLimit } from '../../platform/guard/rate-limit.ts'
import { runExclusive } from '../../platform/guard/keyed-mutex.ts'
import { networkOf } from '../../platform/net/network.ts'
import { nameKey, newId } from '../../platform/secrets.ts'
import type { JudgedFile } from '../../platform/uploads/judge-upload.ts'
import { HOUR_SECONDS, DAY_SECONDS } from '../../../shared/time.ts'

interface TeamSending {
  id: string
  form: TeamForm
  sendingId?: string | undefined
  attachment?: ReceivedUpload | undefined
  answer: SecurityAnswer
}

const OF_NETWORK = { purpose: 'team-network', most: 20, windowSeconds: HOUR_SECONDS }
const OF_ADDRESS = { purpose: 'team-address', most: 5, windowSeconds: DAY_SECONDS }

export const applyAsDistributorCall = handle(applyAsDistributorRoute, (ctx, input) => {
  // The id in the path decides the team.
  const { lang: _, privacyAccepted: __, team: ___, securityKey, securityCode, ...sent } = input
  const { id, sendingId, attachment, ...form } = sent
  return applyToTeam(ctx, {
    id,
    form,
    sendingId,
    attachment,
    answer: { securityKey, securityCode },
  })
})

/** 200, or 5600 with the first number when this submission was accepted before. Errors: 404, 422, 423, 429. */
function applyToTeam(ctx: Ctx, sent: TeamSending) {
  return runExclusive(`team ${sent.sendingId ?? newId()}`, async () => {
    const { team, openingId } = await teamOf(ctx.db, sent.id, ctx.clock())
    const before = await repeated(ctx, sent)
    if (before) return answered(before, 5600)
    const faults = [...missingOfDistributor(team, sent.form), ...(await formFaults(sent.form))]
    if (faults.length > 0) throw new AppError(422, faults)
    await checkSecurityCode(ctx.db, ctx.clock(), sent.answer)
    await refuseTooMany(ctx, sent.form.email)
    const judged = sent.attachment ? await ctx.uploads.judge(sent.attachment) : null
    try {
      return answered(await keep(ctx, { ...sent, team, openingId, judged }), 200)
    } catch (error) {
      const twin = isUniqueViolation(error, 'team_application_sending_hash_key')
      const submitted = twin ? await repeated(ctx, sent) : null
      if (!submitted) throw error
      return answered(submitted, 5600)
    }
  })
}

async function repeated(ctx: Ctx, { sendingId }: TeamSending): Promise<TeamSubmitted | null> {
  return sendingId ? submittedBySending(ctx.db, sendingId) : null
}

function answered({ applicationNo, dueAt }: TeamSubmitted, code: 200 | 5600) {
  return new CodedResult(code, { applicationNo, dueAt: dueAt.toISOString() })
}

async function formFaults({ email, country, dialCode, phone }: TeamForm): Promise<FieldError[]> {
  const isUnknown = (await addressFaults({ country })).some(({ field }) => field === 'country')
  return [
    ...(isMailable(email) ? [] : [{ field: 'email', reason: 'email' }]),
    ...(isUnknown ? [{ field: 'country', reason: 'country' }] : []),
    ...(dialCode || phone ? await phoneFaults(dialCode ?? '', phone ?? '') : []),
  ]
}

async function refuseTooMany(ctx: Ctx, email: string): Promise<void> {
  for (const limit of [
    { ...OF_NETWORK, subject: networkOf(ctx.caller.address) },
    { ...OF_ADDRESS, subject: nameKey(email) },
  ]) {
    await consumeLimit(ctx.db, ctx.clock(), limit)
  }
}

type Checked = TeamSending & Awaited<ReturnType<typeof teamOf>> & { judged: JudgedFile | null }

async function keep(ctx: Ctx, { form, judged, ...sent }: Checked): Promise<TeamSubmitted> {
  const now = ctx.clock()
  const { team, openingId, sendingId } = sent
  const dueAt = addWorkingDays(now, BUSINESS.applicationWorkingDays)
  return ctx.db.transaction().execute(async (trx) => {
    const given = { team, openingId, form, lang: ctx.lang, dueAt, sendingId }
    const { applicationNo } = await submitToTeam(trx, now, given)
    if (judged) {
      const owner = { team_application_no: applicationNo }
      await keepAttachment(trx, now, { files: ctx.uploads.files, judged, owner })
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
          words: wordsOf(form, openingId),
          files: judged ? 1 : 0,
        },
      })
    }
    return { applicationNo, dueAt }
  })
}

function wordsOf(form: TeamForm, openingId: string | null): string {
  const lines = Object.entries({ opening: openingId, ...form }).flatMap(([name, value]) =>
    value ? [`${name}: ${String(value)}`] : [],
  )
  return lines.join('\n')
}
