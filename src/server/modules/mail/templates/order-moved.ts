// Tells the buyer what happened to an order; contains no price except the amount to pay and the new
// total of an offer, and no name of the end customer.
import type { Lang } from '../../../../shared/lang.ts'
import { commaList } from '../../../../shared/punctuation.ts'
import { facts, link, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText, daysText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderMoved(mail: MailContents['order-moved'], lang: Lang): MailDraft {
  const { frame, orderMoved } = mailTexts(lang)
  const t = orderMoved.events[mail.event]
  const { promised } = mail
  return {
    subject: t.subject(mail.orderNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro),
      ...(mail.reasonText ? [quote(mail.reasonText)] : []),
      facts([
        [orderMoved.orderNo, mail.orderNo],
        [orderMoved.ownReference, mail.ownReference],
        [orderMoved.destination, commaList([mail.city, mail.country].filter(Boolean), lang)],
        [
          orderMoved.alsoStopped,
          mail.othersStopped ? orderMoved.otherOrders(mail.othersStopped) : '',
        ],
        [orderMoved.parcelNo, mail.parcelNo ?? ''],
        [orderMoved.trackingNo, mail.trackingNo],
        [orderMoved.dueAt, mail.dueAt ? dateText(mail.dueAt, lang) : ''],
        [orderMoved.arrives, promised ? daysText(promised.from, promised.to, lang) : ''],
        [orderMoved.amountToPay, mail.payment?.amount ?? ''],
        [orderMoved.newTotal, mail.newTotal ?? ''],
        [orderMoved.paymentReference, mail.payment?.reference ?? ''],
        ...itemsOf(mail, lang),
      ]),
      ...(mail.trackingUrl ? [link(mail.trackingUrl, orderMoved.track)] : []),
      paragraph(t.next),
      ...(mail.orderUrl ? [link(mail.orderUrl, orderMoved.openOrder)] : []),
    ],
  }
}

/**
 * Items that ran out, with what is sent instead; discontinued ones, which the buyer decides about, left
 * the offer or are cancelled.
 */
function itemsOf(
  { event, items = [] }: MailContents['order-moved'],
  lang: Lang,
): [string, string][] {
  const { orderMoved } = mailTexts(lang)
  if (event === 'substituted') {
    return items.map(({ itemNo, quantity, replacement }) => {
      return [itemNo, orderMoved.sentInstead(quantity, replacement ?? '')]
    })
  }
  if (event === 'discontinuedAsked' || event === 'offerReduced') {
    return items.map(({ itemNo, quantity, replacement }) => {
      return [itemNo, orderMoved.discontinuedUnits(quantity, replacement)]
    })
  }
  return items.map(({ itemNo, quantity, replacement }) => [
    itemNo,
    replacement === null
      ? orderMoved.cancelledUnits(quantity)
      : orderMoved.cancelledFor(quantity, replacement),
  ])
}
