// Tells the member that the password was changed, and what to do if someone else did it.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function passwordChanged(mail: MailContents['password-changed'], lang: Lang): MailDraft {
  const { frame, labels, passwordChanged: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.username, mail.username],
        [labels.at, timeText(mail.at, lang)],
      ]),
      paragraph(t.notYou),
      link(mail.forgottenUrl, t.forgotten),
    ],
  }
}
