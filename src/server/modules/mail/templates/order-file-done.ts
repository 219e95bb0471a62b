// Tells the member who uploaded a file of orders how many were placed; contains no price and no data of end customers.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

/** What to do about the rows that were not placed. */
const NEXT = {
  submitter: 'correct',
  colleagues: 'mayNotOrder',
  nobody: 'companyMayNotOrder',
} as const

export function orderFileDone(mail: MailContents['order-file-done'], lang: Lang): MailDraft {
  const { frame, orderFileDone: t } = mailTexts(lang)
  const { fileName, whoMayOrder, placed, waiting, faulty } = mail
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
      ...(faulty > 0 ? [paragraph(t[NEXT[whoMayOrder]])] : []),
    ],
  }
}
