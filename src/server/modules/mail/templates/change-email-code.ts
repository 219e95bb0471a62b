// The code that verifies the new email address of a login.
import type { Lang } from '../../../../shared/lang.ts'
import { codeBlock, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function changeEmailCode(mail: MailContents['change-email-code'], lang: Lang): MailDraft {
  const { changeEmailCode: t, frame } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      codeBlock(mail.code),
      paragraph(t.valid(mail.minutes)),
      paragraph(t.ignore),
    ],
  }
}
