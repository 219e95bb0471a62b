// Notifies the sales team of a team application. Quotes untrusted text as such.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function teamNotice(mail: MailContents['team-notice'], lang: Lang): MailDraft {
  const { labels, teamNotice: t, teams } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo, teams[mail.team]),
    greeting: null,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.team, teams[mail.team]],
        [labels.country, mail.country],
        [labels.dueAt, dateText(mail.dueAt, lang)],
        [labels.files, mail.files > 0 ? String(mail.files) : ''],
      ]),
      paragraph(t.words),
      quote(mail.words),
    ],
  }
}
