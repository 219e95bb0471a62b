// Tells the dropshipper once a day what happened to orders; contains no price and no name of an end customer.
import type { Lang } from '../../../../shared/lang.ts'
import { commaList } from '../../../../shared/punctuation.ts'
import { type MailBlock, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

/** Mail programs cut long mails; the shop lists every order. */
const MAX_ROWS = 200

export function orderDigest(mail: MailContents['order-digest'], lang: Lang): MailDraft {
  const { frame, orderDigest: t } = mailTexts(lang)
  const { orders, waiting, firstDueAt } = mail
  const table: MailBlock = {
    kind: 'table',
    head: [t.orderNo, t.ownReference, t.destination, t.status],
    rows: orders
      .slice(0, MAX_ROWS)
      .map(({ orderNo, ownReference, city, country, status }) => [
        orderNo,
        ownReference,
        commaList([city, country].filter(Boolean), lang),
        t.statuses[status],
      ]),
    numeric: [],
  }
  return {
    subject: t.subject(orders.length),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro),
      table,
      ...(orders.length > MAX_ROWS ? [paragraph(t.more(orders.length - MAX_ROWS))] : []),
      ...(waiting > 0
        ? [paragraph(t.waiting(waiting, firstDueAt ? dateText(firstDueAt, lang) : ''))]
        : []),
      paragraph(t.next),
    ],
  }
}
