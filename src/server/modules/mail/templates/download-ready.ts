// The link to a bundle generated in the background.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { dateText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function downloadReady(mail: MailContents['download-ready'], lang: Lang): MailDraft {
  const { frame, downloadReady: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro(mail.files, mail.megabytes)),
      link(mail.url, say.link),
      paragraph(say.until(dateText(mail.until, lang))),
    ],
  }
}
