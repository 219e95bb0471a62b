// The code that verifies an address, for an application or its status.
import type { Lang } from '../../../../shared/lang.ts'
import { codeBlock, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function emailCode(mail: MailContents['email-code'], lang: Lang): MailDraft {
  const { emailCode: t, frame } = mailTexts(lang)
  return {
    subject: t.subject[mail.purpose],
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro[mail.purpose]),
      codeBlock(mail.code),
      paragraph(t.valid(mail.minutes)),
      link(mail.link, t.link),
      paragraph(t.ignore),
    ],
  }
}
