// Asks owners to approve an order, and tells the login that placed it what was decided.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderApproval(mail: MailContents['order-approval'], lang: Lang): MailDraft {
  const { frame, orderApproval: say } = mailTexts(lang)
  const { event, by, ownReference } = mail
  return {
    subject: say.subject[event](mail.orderNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro[event]),
      facts([
        [say.orderNo, mail.orderNo],
        ...(ownReference ? [[say.reference, ownReference] as [string, string]] : []),
        [say.amount, mail.amount],
        ...(by ? [[event === 'asked' ? say.placedBy : say.decidedBy, by] as [string, string]] : []),
      ]),
      ...(mail.words ? [quote(mail.words)] : []),
      paragraph(say.next[event]),
    ],
  }
}
