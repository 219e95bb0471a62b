// Asks owners to approve an order, and tells the login that placed it what was decided.
import type { ApprovalMailEvent } from '../../../../shared/order-mails.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { type MailTexts, mailTexts } from '../composition/mail-texts.ts'

export function orderApproval(mail: MailContents['order-approval'], lang: Lang): MailDraft {
  const { frame, orderApproval: t } = mailTexts(lang)
  const { event, by, ownReference } = mail
  return {
    subject: t.subject[event](mail.orderNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro[event]),
      facts([
        [t.orderNo, mail.orderNo],
        ...(ownReference ? [[t.reference, ownReference] as [string, string]] : []),
        [t.amount, mail.amount],
        ...(by ? [[labelOf(event, t), by] as [string, string]] : []),
      ]),
      ...(mail.reasonText ? [quote(mail.reasonText)] : []),
      paragraph(t.next[event]),
    ],
  }
}

function labelOf(event: ApprovalMailEvent, t: MailTexts['orderApproval']): string {
  if (event === 'asked') return t.placedBy
  return event === 'offerAsked' ? t.acceptedBy : t.decidedBy
}
