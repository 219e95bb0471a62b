// The link for choosing a new password.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function resetPassword(mail: MailContents['reset-password'], lang: Lang): MailDraft {
  const { frame, resetPassword: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      link(mail.url, t.link),
      paragraph(t.valid(mail.minutes)),
      paragraph(t.ignore),
    ],
  }
}
