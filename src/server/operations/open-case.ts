// Opens a case once per submission: checks fields, security code and file, then stores all in one transaction.
import { langPrefix } from '../../shared/lang.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import type { ReceivedUpload } from '../../contract/upload.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import { storeAttachment } from '../modules/attachment/attachment-service.ts'
import { checkSecurityCode, type SecurityAnswer } from '../modules/captcha/captcha-service.ts'
import { findProductPath } from '../modules/catalogue/product-service.ts'
import { missingFacts } from '../modules/feedback/case-rules.ts'
import { caseOfSubmission, type NewCase, openNewCase } from '../modules/feedback/case-service.ts'
import type { MailContents } from '../modules/mail/composition/mail-request.ts'
import { isMailable } from '../modules/mail/mail-address.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { readContactDetails } from '../modules/membership/member-service.ts'
import { CodedResult } from '../context/call-handler.ts'
import { type Ctx, isMemberCtx, memberOf } from '../context/context.ts'
import { isUniqueViolation } from '../platform/database-errors.ts'
import { AppError, type FieldError, notFound } from '../platform/errors.ts'
import { networkOf } from '../platform/net/network.ts'
import { nameKey, newId } from '../platform/secrets.ts'
import { consumeLimit, type RateLimit } from '../platform/limits/rate-limit.ts'
import { runExclusive } from '../platform/limits/keyed-mutex.ts'
import type { CheckedFile } from '../platform/uploads/check-upload.ts'
import { HOUR_SECONDS, DAY_SECONDS } from '../../shared/time.ts'

export type CaseRequest = Omit<NewCase, 'lang' | 'memberId'> & {
  attachment?: ReceivedUpload | undefined
  /** Null: a member asks, whose login replaces the security code. */
  answer: SecurityAnswer | null
  /** The wish list that the case is about. */
  list?: MailContents['wish-list'] | undefined
}

const PER_NETWORK = { purpose: 'case-opened-network', max: 20, windowSeconds: HOUR_SECONDS }
/** Members request quotations as cases too, and the colleagues of a company share one network. */
const PER_LOGIN = { purpose: 'case-opened-account', max: 200, windowSeconds: DAY_SECONDS }
/** Each case sends a mail to the given address, which is unverified unless it is that of the member. */
const PER_ADDRESS = { purpose: 'case-opened-address', max: 10, windowSeconds: DAY_SECONDS }

/**
 * 200, or 5600 (already done) with the same case number and feedback code when this submission was stored within the
 * last 24 hours, also by a concurrent request. Errors: 401 neither a member nor a security code, 404 unknown item number,
 * 422, 423 the security code is wrong, 429.
 */
export function openCase(ctx: Ctx, sent: CaseRequest) {
  // A concurrent repeat waits for the first request and finds its case; the security code is used up by then.
  return runExclusive(`case ${sent.sendingId ?? newId()}`, async () => {
    const earlier = await findEarlier(ctx, sent)
    if (earlier) return new CodedResult(RESULT_CODES.alreadyDone, earlier)
    const errors = errorsOf(sent)
    if (errors.length > 0) throw new AppError(422, errors)
    const { itemNo } = sent
    if (itemNo !== undefined && !(await findProductPath(ctx, itemNo))) throw notFound()
    if (sent.answer) await checkSecurityCode(ctx.db, ctx.clock(), sent.answer)
    // Only a member may leave out the security code: 401.
    else memberOf(ctx)
    // A rejected file does not count as an opened case.
    const checked = sent.attachment ? await ctx.uploads.check(sent.attachment) : null
    await consumeCaseLimits(ctx, sent.email)
    try {
      return new CodedResult(200, await storeCase(ctx, sent, checked))
    } catch (error) {
      const isRepeated = isUniqueViolation(error, 'feedback_case_sending_hash_key')
      const opened = isRepeated ? await findEarlier(ctx, sent) : null
      if (!opened) throw error
      return new CodedResult(RESULT_CODES.alreadyDone, opened)
    }
  })
}

async function findEarlier(ctx: Ctx, { sendingId }: CaseRequest) {
  return sendingId ? caseOfSubmission(ctx.db, ctx.clock(), sendingId) : null
}

function errorsOf(sent: CaseRequest): FieldError[] {
  const { email, type, facts } = sent
  return [
    ...missingFacts(type, facts),
    ...(isMailable(email) ? [] : [{ field: 'email', reason: 'email' }]),
  ]
}

async function consumeCaseLimits(ctx: Ctx, email: string): Promise<void> {
  for (const limit of await limitsOf(ctx, email)) await consumeLimit(ctx.db, ctx.clock(), limit)
}

/** Members are counted by login, and by address only where it is not their own. */
async function limitsOf(ctx: Ctx, email: string): Promise<RateLimit[]> {
  const ofAddress = { ...PER_ADDRESS, subject: nameKey(email) }
  if (!isMemberCtx(ctx)) {
    return [{ ...PER_NETWORK, subject: networkOf(ctx.caller.ip) }, ofAddress]
  }
  const ofLogin = { ...PER_LOGIN, subject: String(ctx.actor.memberId) }
  const ownKey = nameKey((await readContactDetails(ctx)).email)
  return ownKey === nameKey(email) ? [ofLogin] : [ofLogin, ofAddress]
}

async function storeCase(ctx: Ctx, sent: CaseRequest, checked: CheckedFile | null) {
  const now = ctx.clock()
  const memberId = ctx.actor.kind === 'visitor' ? null : ctx.actor.memberId
  const customerNo = isMemberCtx(ctx) ? (await readContactDetails(ctx)).customerNo : ''
  const { attachment: _, answer: __, list, ...fields } = sent
  return ctx.db.transaction().execute(async (trx) => {
    const opened = await openNewCase(trx, now, { ...fields, lang: ctx.lang, memberId })
    const { caseNo, feedbackCode, messageId } = opened
    if (checked) {
      const owner = { case_no: caseNo, message_id: messageId }
      await storeAttachment(trx, now, { files: ctx.uploads.files, checked, owner })
    }
    await writeMail(trx, now, {
      template: 'case-received',
      to: sent.email,
      lang: ctx.lang,
      contents: {
        caseNo,
        code: feedbackCode,
        type: sent.type,
        list: list ?? null,
        followUrl: `${ctx.site.origin}${langPrefix(ctx.lang)}${PAGE_PATHS.feedback}?caseNo=${caseNo}`,
      },
    })
    if (ctx.site.contactEmail !== null) {
      await writeMail(trx, now, {
        template: 'case-notice',
        to: ctx.site.contactEmail,
        lang: 'en_us',
        contents: {
          ...noticeOf(sent),
          list: list ?? null,
          isNew: true,
          caseNo,
          customerNo,
          files: checked ? 1 : 0,
        },
      })
    }
    return { caseNo, feedbackCode }
  })
}

function noticeOf({ type, fullName, email, region, subject, itemNo, message, facts }: CaseRequest) {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return {
    type,
    fullName,
    email,
    region: region ?? '',
    subject,
    itemNo: itemNo ?? '',
    message: [...lines, message].join('\n'),
  }
}
