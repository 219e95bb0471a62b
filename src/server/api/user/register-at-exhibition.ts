// POST /api/user/exhibition/register: registers a visitor for an exhibition and confirms it by mail.
import { registerAtExhibitionRoute } from '../../../contract/user-application.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import {
  storeRegistration,
  readOpenExhibition,
  type VisitorInput,
} from '../../modules/exhibition/exhibition-service.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import type { MailRequest } from '../../modules/mail/composition/mail-request.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { findAddressErrors, findPhoneErrors } from '../../modules/reference/address-validation.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, type FieldError } from '../../platform/errors.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { networkOf } from '../../platform/net/network.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

const SUBMISSIONS = { purpose: 'exhibition-network', max: 20, windowSeconds: HOUR_SECONDS }

export const registerAtExhibitionCall = handle(registerAtExhibitionRoute, (ctx, input) => {
  const { lang: _, privacyAccepted: __, exhibitionId, securityKey, securityCode, ...form } = input
  return registerAtExhibition(ctx, { exhibitionId, form, answer: { securityKey, securityCode } })
})

/**
 * 200, or alreadyDone (5600) with the number of the first registration when the email address is already registered.
 * Errors: 404, 409, 422, 423, 429.
 */
async function registerAtExhibition(
  ctx: Ctx,
  {
    exhibitionId,
    form,
    answer,
  }: { exhibitionId: string; form: VisitorInput; answer: SecurityAnswer },
) {
  const now = ctx.clock()
  const exhibition = await readOpenExhibition(ctx, exhibitionId, form.visitDay)
  const errors = await findFormErrors(form)
  if (errors.length > 0) throw new AppError(422, errors)
  await checkSecurityCode(ctx.db, now, answer)
  await consumeLimit(ctx.db, now, { ...SUBMISSIONS, subject: networkOf(ctx.caller.ip) })
  return ctx.db.transaction().execute(async (trx) => {
    const stored = await storeRegistration(trx, now, { ...form, exhibitionId, lang: ctx.lang })
    const { registrationNo, isNew } = stored
    if (!isNew) return new CodedResult(RESULT_CODES.alreadyDone, { registrationNo })
    await writeMail(trx, now, {
      template: 'exhibition-registered',
      to: form.email,
      lang: ctx.lang,
      contents: {
        exhibition: exhibition.name,
        place: exhibition.place,
        beginsOn: exhibition.beginsOn,
        endsOn: exhibition.endsOn,
        booth: exhibition.booth,
        registrationNo,
      },
    })
    if (ctx.site.contactEmail !== null) {
      const { name } = exhibition
      await writeMail(trx, now, noticeOf(ctx.site.contactEmail, form, { name, registrationNo }))
    }
    return new CodedResult(200, { registrationNo })
  })
}

function noticeOf(
  to: string,
  form: VisitorInput,
  { name, registrationNo }: { name: string; registrationNo: string },
): MailRequest {
  const { companyName: company, country, visitDay = '', firstName, surname, email } = form
  const phone = `${form.dialCode ?? ''} ${form.phone ?? ''}`.trim()
  const words = [`${firstName} ${surname}`, email, phone, form.message ?? ''].filter(Boolean)
  return {
    template: 'exhibition-notice',
    to,
    lang: 'en_us',
    contents: {
      exhibition: name,
      registrationNo,
      company,
      country,
      visitDay,
      words: words.join('\n'),
    },
  }
}

async function findFormErrors({
  email,
  country,
  dialCode,
  phone,
}: VisitorInput): Promise<FieldError[]> {
  const isUnknown = (await findAddressErrors({ country })).some(({ field }) => field === 'country')
  return [
    ...(isMailable(email) ? [] : [{ field: 'email', reason: 'email' }]),
    ...(isUnknown ? [{ field: 'country', reason: 'country' }] : []),
    ...(dialCode || phone ? await findPhoneErrors(dialCode ?? '', phone ?? '') : []),
  ]
}
