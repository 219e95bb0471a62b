// Tells the sales team what a wholesaler did with an order and that an answer is due.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderNotice(
  { event, orderNo, company, message }: MailContents['order-notice'],
  lang: Lang,
): MailDraft {
  const { orderNotice: say } = mailTexts(lang)
  const { subject, intro } = say.events[event]
  return {
    subject: subject(orderNo),
    greeting: null,
    blocks: [
      paragraph(intro),
      facts([
        [say.orderNo, orderNo],
        [say.company, company],
        [say.message, message],
      ]),
      paragraph(say.next),
    ],
  }
}
