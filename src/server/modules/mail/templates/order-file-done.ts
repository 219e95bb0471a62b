// Tells the member who uploaded a file of orders how many were placed; contains no price and no data of end customers.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function orderFileDone(mail: MailContents['order-file-done'], lang: Lang): MailDraft {
  const { frame, orderFileDone: t } = mailTexts(lang)
  const { fileName, mayOrder, placed, waiting, faulty } = mail
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
      ...(faulty > 0 ? [paragraph(mayOrder ? t.correct : t.mayNotOrder)] : []),
    ],
  }
}
