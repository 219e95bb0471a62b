// Notifies the sales team of a waiting application.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function applicationNotice(mail: MailContents['application-notice'], lang: Lang): MailDraft {
  const { applicationNotice: t, labels, memberKinds } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo, mail.company),
    greeting: null,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.company, mail.company],
        [labels.country, mail.country],
        [labels.memberKind, memberKinds[mail.memberKind]],
        [labels.dueAt, dateText(mail.dueAt, lang)],
      ]),
    ],
  }
}
