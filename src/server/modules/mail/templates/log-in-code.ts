// The code with which a browser may log in after many wrong passwords.
import type { Lang } from '../../../../shared/lang.ts'
import { codeBlock, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function logInCode(mail: MailContents['log-in-code'], lang: Lang): MailDraft {
  const { logInCode: t, frame } = mailTexts(lang)
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
