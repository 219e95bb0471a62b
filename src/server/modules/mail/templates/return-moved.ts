// Tells a member what happened to a return.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function returnMoved(mail: MailContents['return-moved'], lang: Lang): MailDraft {
  const { frame, returnMoved: texts } = mailTexts(lang)
  const t = texts.events[mail.event]
  return {
    subject: t.subject(mail.returnNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro),
      ...(mail.note === '' ? [] : [quote(mail.note)]),
      facts([
        [texts.returnNo, mail.returnNo],
        [texts.orderNo, mail.orderNo],
        [texts.address, mail.address],
        [texts.dueAt, mail.dueAt ? dateText(mail.dueAt, lang) : ''],
        [texts.trackingNo, mail.trackingNo],
        [texts.weight, mail.kilograms],
        [texts.refund, mail.refund],
        [texts.fee, mail.fee],
        [texts.credited, mail.credited],
        [texts.charge, mail.charge],
      ]),
      paragraph(t.next),
    ],
  }
}
