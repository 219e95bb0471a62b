// Sent instead of a code to an address with an account; the requester cannot tell the difference.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function alreadyMember(mail: MailContents['already-member'], lang: Lang): MailDraft {
  const { alreadyMember: say, frame } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro),
      link(mail.logInUrl, say.logIn),
      link(mail.forgottenUrl, say.forgotten),
      paragraph(say.ignore),
    ],
  }
}
