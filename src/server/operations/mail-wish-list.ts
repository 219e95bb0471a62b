// Mails a wish list or previews that mail, both from the same input; requests for a quotation use its lines too.
import type { Kysely } from 'kysely'
import type { ParsedInputOf, ResultOf } from '../../contract/call.ts'
import type { previewWishListMailRoute, sendWishListRoute } from '../../contract/wish-list.ts'
import { currencyName } from '../../shared/currency-name.ts'
import { numbersText, rowsText } from '../../shared/customer-refs.ts'
import { langPrefix } from '../../shared/lang.ts'
import { groupedAmounts } from '../../shared/money.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import type { Database } from '../db/database.ts'
import type { StoredAttachment } from '../db/schema/mail.ts'
import { readCardsById } from '../modules/catalogue/card-service.ts'
import { MailAddressError } from '../modules/mail/mail-address.ts'
import type { MailContents, MailRequest } from '../modules/mail/composition/mail-request.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { renderMail, type RenderedMail } from '../modules/mail/render-mail.ts'
import { pricedFieldsOf } from '../modules/pricing/pricing-service.ts'
import { listedItemsOf, type ListedItems } from '../modules/wishlist/listed-lines.ts'
import * as recipients from '../modules/wishlist/recipient-service.ts'
import { tableColumns } from '../modules/wishlist/wish-list-table.ts'
import { readChosenLines } from '../modules/wishlist/wish-list-item-service.ts'
import { safeFileName } from '../platform/http/content-disposition.ts'
import { type Ctx, memberCtx, memberOf } from '../context/context.ts'
import { invalid } from '../platform/errors.ts'

type Input = ParsedInputOf<typeof previewWishListMailRoute>
type ListInput = Pick<Input, 'lang' | 'listId' | 'content' | 'messages' | 'title' | 'withPrices'>
type SendResult = ResultOf<typeof sendWishListRoute>
type WishListMail = Extract<MailRequest, { template: 'wish-list' }>

/**
 * `isRepeat`: this request was processed before. Errors: 401 the login was removed, 404, 422 nothing to send or an
 * address that cannot be mailed, 429 too many in a day.
 */
export async function mailWishList(
  ctx: Ctx,
  input: ParsedInputOf<typeof sendWishListRoute>,
): Promise<SendResult & { isRepeat: boolean }> {
  const sender = await recipients.readListOwner(ctx)
  const mail = await composeMail(ctx, input, sender)
  const parts = { sender, emails: input.recipients }
  return ctx.db.transaction().execute(async (trx) => {
    const isNew = await recipients.countNewSubmission(trx, ctx, input.requestId)
    const addressed = isNew
      ? await recipients.askRecipients(trx, ctx, parts)
      : await recipients.readRecipients(trx, ctx, parts)
    if (isNew)
      for (const recipient of addressed) await writeTo(trx, ctx, { recipient, mail, sender })
    return {
      isRepeat: !isNew,
      recipients: addressed.map(({ email, outcome }) => ({ email, outcome })),
    }
  })
}

/** Errors: 401 the login was removed, 404, 422 nothing to send. */
export async function previewWishListMail(ctx: Ctx, input: Input): Promise<RenderedMail> {
  const { subject, html, text } = renderMail(
    await composeMail(ctx, input, await recipients.readListOwner(ctx)),
  )
  return { subject, html, text }
}

/** Writes the consent request first, if one is needed; the list is held until the recipient agrees. */
async function writeTo(
  trx: Kysely<Database>,
  ctx: Ctx,
  parts: { recipient: recipients.Recipient; mail: WishListMail; sender: recipients.Sender },
): Promise<void> {
  const { recipient, mail, sender } = parts
  const { email, token, heldFor, outcome } = recipient
  try {
    if (token !== null) {
      const confirmUrl = `${ctx.site.origin}${langPrefix(ctx.lang)}${PAGE_PATHS.confirmRecipient}#token=${token}`
      const contents = { company: sender.company, confirmUrl }
      const consentRequest = { template: 'recipient-consent', to: email, lang: ctx.lang } as const
      await writeMail(trx, ctx.clock(), { ...consentRequest, contents })
    }
    // The mail is held under this name, by which the consent of the recipient releases it.
    const held = outcome === 'awaits_consent' ? { heldFor } : {}
    await writeMail(trx, ctx.clock(), { ...mail, to: email, ...held })
  } catch (error) {
    if (error instanceof MailAddressError) throw invalid('recipients', 'email')
    throw error
  }
}

async function composeMail(
  ctx: Ctx,
  input: Input,
  sender: recipients.Sender,
): Promise<WishListMail> {
  const listed = await readListed(ctx, input)
  const attachments = input.attachCsv ? [await csvOf(ctx, listed)] : []
  return {
    template: 'wish-list',
    // Replaced by the address of each recipient.
    to: sender.email,
    lang: ctx.lang,
    contents: contentsOf(ctx, { input, sender, listed }),
    attachments,
  }
}

/** The list as mails show it. Errors: 404, 422 nothing to send. */
export async function composeListContents(
  ctx: Ctx,
  input: ListInput,
  sender: recipients.Sender,
): Promise<MailContents['wish-list']> {
  return contentsOf(ctx, { input, sender, listed: await readListed(ctx, input) })
}

/** `content`: the item numbers of the chosen lines; absent: all. */
async function readListed(
  ctx: Ctx,
  { listId, content, withPrices }: ListInput,
): Promise<ListedItems> {
  const { name, lines } = await readChosenLines(ctx, { listId, content })
  const ids = lines.map(({ product_id }) => product_id)
  const numbers = lines.map(({ item_no }) => item_no)
  const cards = await readCardsById(ctx, ids)
  const prices = withPrices ? await pricedFieldsOf(memberCtx(ctx), numbers) : null
  return listedItemsOf({ name, lines, cards, prices, currency: memberOf(ctx).currency })
}

function contentsOf(
  ctx: Ctx,
  parts: { input: ListInput; sender: recipients.Sender; listed: ListedItems },
): MailContents['wish-list'] {
  const { input, sender, listed } = parts
  const site = `${ctx.site.origin}${langPrefix(ctx.lang)}`
  return {
    senderName: sender.name,
    company: sender.company,
    customerNo: sender.customerNo,
    title: input.title,
    message: input.messages,
    lines: listed.lines.map(({ customerRefs, reason, ...line }) => ({
      ...line,
      unit: line.unit && `${currencyName(listed.currency ?? '')} ${groupedAmounts(line.unit)}`,
      total: line.total && groupedAmounts(line.total),
      isForRegion: reason !== 'region_blocked',
      url: `${site}${line.url}`,
      yourNumber: numbersText(customerRefs),
      yourRow: rowsText(customerRefs),
    })),
    totals:
      listed.currency === null
        ? null
        : listed.totals.map(({ currency, amount }) => ({
            currency: currencyName(currency),
            amount: groupedAmounts(amount),
          })),
  }
}

async function csvOf(ctx: Ctx, listed: ListedItems): Promise<StoredAttachment> {
  const { writeCsv } = await import('../platform/spreadsheet.ts')
  let text = ''
  for await (const entry of writeCsv(listed.lines, tableColumns(listed, ctx.lang))) text += entry
  return {
    fileName: `${safeFileName(listed.name)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(text).toString('base64'),
  }
}
