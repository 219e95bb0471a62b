// Confirms a team application, with the date of our reply. Contains no typed text.
import { BUSINESS } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function teamReceived(mail: MailContents['team-received'], lang: Lang): MailDraft {
  const { frame, labels, teamReceived: t, teams } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.team, teams[mail.team]],
      ]),
      paragraph(t.due(dateText(mail.dueAt, lang))),
      paragraph(t.retention(BUSINESS.applicantDataMonths)),
      paragraph(t.ignore),
    ],
  }
}
