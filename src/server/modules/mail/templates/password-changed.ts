// Tells the member that the password was changed, and what to do if someone else did it.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function passwordChanged(mail: MailContents['password-changed'], lang: Lang): MailDraft {
  const { frame, labels, passwordChanged: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro),
      facts([
        [labels.username, mail.username],
        [labels.at, timeText(mail.at, lang)],
      ]),
      paragraph(say.notYou),
      link(mail.forgottenUrl, say.forgotten),
    ],
  }
}
