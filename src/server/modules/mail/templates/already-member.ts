// Sent instead of a code to an address with a login; the requester cannot tell the difference.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function alreadyMember(mail: MailContents['already-member'], lang: Lang): MailDraft {
  const { alreadyMember: t, frame } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      link(mail.logInUrl, t.logIn),
      link(mail.forgottenUrl, t.forgotten),
      paragraph(t.ignore),
    ],
  }
}
