// Asks an external recipient for consent to a wish list mail. Contains nothing from the list.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function recipientConsent(mail: MailContents['recipient-consent'], lang: Lang): MailDraft {
  const { frame, recipientConsent: t } = mailTexts(lang)
  return {
    subject: t.subject(mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro(mail.company)),
      link(mail.confirmUrl, t.confirm(mail.company)),
      paragraph(t.ignore),
    ],
  }
}
