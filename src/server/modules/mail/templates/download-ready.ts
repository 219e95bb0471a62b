// The link to a bundle generated in the background.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function downloadReady(mail: MailContents['download-ready'], lang: Lang): MailDraft {
  const { frame, downloadReady: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.files, mail.megabytes)),
      link(mail.url, t.link),
      paragraph(t.until(dateText(mail.until, lang))),
    ],
  }
}
