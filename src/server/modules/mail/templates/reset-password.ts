// The link for choosing a new password.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function resetPassword(mail: MailContents['reset-password'], lang: Lang): MailDraft {
  const { frame, resetPassword: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro),
      link(mail.url, say.link),
      paragraph(say.valid(mail.minutes)),
      paragraph(say.ignore),
    ],
  }
}
