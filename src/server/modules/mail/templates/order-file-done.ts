// Tells who uploaded a file of orders what became of them; contains no price and nothing of an end customer.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderFileDone(mail: MailContents['order-file-done'], lang: Lang): MailDraft {
  const { frame, orderFileDone: t } = mailTexts(lang)
  const { fileName, placed, waiting, faulty } = mail
  return {
    subject: t.subject(placed),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro),
      facts([
        [t.file, fileName],
        [t.placed, String(placed)],
        [t.waiting, String(waiting)],
        [t.faulty, String(faulty)],
      ]),
      ...(waiting > 0 ? [paragraph(t.topUp)] : []),
      ...(faulty > 0 ? [paragraph(t.correct)] : []),
    ],
  }
}
