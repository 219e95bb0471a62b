// Notifies the sales team of a visitor who registered for an exhibition. Quotes untrusted text as such.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function exhibitionNotice(mail: MailContents['exhibition-notice'], lang: Lang): MailDraft {
  const { exhibitionNotice: t, labels, teamNotice } = mailTexts(lang)
  return {
    subject: t.subject(mail.registrationNo, mail.exhibition),
    greeting: null,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.exhibition, mail.exhibition],
        [labels.registrationNo, mail.registrationNo],
        [labels.company, mail.company],
        [labels.country, mail.country],
        [t.visitDay, mail.visitDay],
      ]),
      paragraph(teamNotice.words),
      quote(mail.words),
    ],
  }
}
