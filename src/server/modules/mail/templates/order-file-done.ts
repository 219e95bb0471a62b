// Tells who uploaded a file of orders what became of them; contains no price and nothing of an end customer.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderFileDone(mail: MailContents['order-file-done'], lang: Lang): MailDraft {
  const { frame, orderFileDone: say } = mailTexts(lang)
  const { fileName, placed, waiting, faulty } = mail
  return {
    subject: say.subject(placed),
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro),
      facts([
        [say.file, fileName],
        [say.placed, String(placed)],
        [say.waiting, String(waiting)],
        [say.faulty, String(faulty)],
      ]),
      ...(waiting > 0 ? [paragraph(say.topUp)] : []),
      ...(faulty > 0 ? [paragraph(say.correct)] : []),
    ],
  }
}
