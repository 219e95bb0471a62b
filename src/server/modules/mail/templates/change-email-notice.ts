// Notifies the old address of a member's login that mail now goes to a new one.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function changeEmailNotice(
  mail: MailContents['change-email-notice'],
  lang: Lang,
): MailDraft {
  const { changeEmailNotice: t, frame, labels } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.newEmail, mail.newEmail],
        [labels.at, timeText(mail.at, lang)],
      ]),
      paragraph(t.notYou),
    ],
  }
}
