// Asks owners to approve an order, and tells the login that placed it what was decided.
import type { ApprovalMail } from '../../../../shared/order-mails.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { type MailTexts, mailTexts } from '../composition/mail-texts.ts'

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
        ...(by ? [[labelOf(event, say), by] as [string, string]] : []),
      ]),
      ...(mail.words ? [quote(mail.words)] : []),
      paragraph(say.next[event]),
    ],
  }
}

function labelOf(event: ApprovalMail, say: MailTexts['orderApproval']): string {
  if (event === 'asked') return say.placedBy
  return event === 'offerAsked' ? say.acceptedBy : say.decidedBy
}
