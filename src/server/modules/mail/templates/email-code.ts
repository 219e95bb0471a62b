// The code that verifies an address, for an application or its status.
import type { Lang } from '../../../../shared/lang.ts'
import { codeBlock, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function emailCode(mail: MailContents['email-code'], lang: Lang): MailDraft {
  const { emailCode: say, frame } = mailTexts(lang)
  return {
    subject: say.subject[mail.purpose],
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro[mail.purpose]),
      codeBlock(mail.code),
      paragraph(say.valid(mail.minutes)),
      link(mail.link, say.link),
      paragraph(say.ignore),
    ],
  }
}
