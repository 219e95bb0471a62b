// Confirms the application to the applicant, with the day by which it is decided and the retention period.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function applicationReceived(
  mail: MailContents['application-received'],
  lang: Lang,
): MailDraft {
  const { applicationReceived: t, frame, labels, memberKinds } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.company)),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.memberKind, memberKinds[mail.memberKind]],
      ]),
      paragraph(t.due(dateText(mail.dueAt, lang))),
      link(mail.statusUrl, t.status),
      paragraph(t.retention),
    ],
  }
}
