// Tells the applicant that the application is rejected, why, and how long data are kept.
import { formatFailReason } from '../../../../shared/fail-reasons.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function applicationRejected(
  mail: MailContents['application-rejected'],
  lang: Lang,
): MailDraft {
  const { applicationRejected: t, frame, labels } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.company)),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.reason, formatFailReason(mail.reason, lang)?.text ?? ''],
      ]),
      ...(mail.note === '' ? [] : [paragraph(t.note), quote(mail.note)]),
      paragraph(t.again),
      paragraph(t.retention(dateText(mail.keptUntil, lang))),
    ],
  }
}
