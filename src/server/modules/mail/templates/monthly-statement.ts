// Tells a company that the statement of a month is ready, and the invoice of its parcels.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import { monthText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function monthlyStatement(mail: MailContents['monthly-statement'], lang: Lang): MailDraft {
  const { frame, monthlyStatement: t } = mailTexts(lang)
  const { invoice } = mail
  const month = monthText(mail.month, lang)
  return {
    subject: t.subject(month),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(month)),
      facts([
        [t.opening, mail.opening],
        [t.closing, mail.closing],
        [t.invoice, invoice?.number ?? ''],
      ]),
      link(mail.url, t.toStatement),
      ...(invoice ? [link(invoice.url, t.toInvoice), paragraph(t.invoiceText)] : []),
      paragraph(t.settings),
    ],
  }
}
