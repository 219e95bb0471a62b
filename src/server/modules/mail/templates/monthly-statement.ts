// Tells a company that the statement of a month is ready, and the invoice of its parcels.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import { monthText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function monthlyStatement(mail: MailContents['monthly-statement'], lang: Lang): MailDraft {
  const { frame, monthlyStatement: say } = mailTexts(lang)
  const { invoice } = mail
  const month = monthText(mail.month, lang)
  return {
    subject: say.subject(month),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro(month)),
      facts([
        [say.opening, mail.opening],
        [say.closing, mail.closing],
        [say.invoice, invoice?.number ?? ''],
      ]),
      link(mail.url, say.toStatement),
      ...(invoice ? [link(invoice.url, say.toInvoice), paragraph(say.invoiceText)] : []),
      paragraph(say.settings),
    ],
  }
}
