// Tells the sales team what a wholesaler did with an order and that an answer is due.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderNotice(
  { event, orderNo, company, message }: MailContents['order-notice'],
  lang: Lang,
): MailDraft {
  const { orderNotice: t } = mailTexts(lang)
  const { subject, intro } = t.events[event]
  return {
    subject: subject(orderNo),
    greeting: null,
    blocks: [
      paragraph(intro),
      facts([
        [t.orderNo, orderNo],
        [t.company, company],
        [t.message, message],
      ]),
      paragraph(t.next),
    ],
  }
}
