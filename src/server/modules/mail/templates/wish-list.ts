// A wish list sent by a member: its items as a table, with or without prices.
import type { Lang } from '../../../../shared/lang.ts'
import {
  facts,
  paragraph,
  quote,
  type MailBlock,
  type MailDraft,
} from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

type WishListMail = MailContents['wish-list']

export function wishList(mail: WishListMail, lang: Lang): MailDraft {
  const { frame, wishList: say } = mailTexts(lang)
  const { totals } = mail
  return {
    subject: say.subject(mail.title, mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro(mail.senderName, mail.company, mail.customerNo)),
      ...(mail.message === '' ? [] : [paragraph(say.message), quote(mail.message)]),
      tableOf(mail, lang),
      ...(totals === null
        ? []
        : [
            facts(totals.map(({ currency, amount }) => [say.sum(currency), amount])),
            paragraph(say.prices),
          ]),
    ],
  }
}

/** Price columns only if prices are included. */
function tableOf({ lines, totals }: WishListMail, lang: Lang): MailBlock {
  const { columns, onRequest } = mailTexts(lang).wishList
  const priced = totals !== null
  return {
    kind: 'table',
    numeric: [2, 4, 5],
    head: [
      columns.itemNo,
      columns.title,
      columns.quantity,
      columns.note,
      ...(priced ? [columns.unit, columns.total] : []),
    ],
    rows: lines.map((line) => [
      { text: line.itemNo, url: line.url },
      line.title,
      String(line.quantity),
      line.note,
      ...(priced ? [line.unit ?? onRequest, line.total ?? ''] : []),
    ]),
  }
}
