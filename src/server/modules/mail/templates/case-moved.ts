// Tells the person who opened a case that it is solved, closed or reopened.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function caseMoved(mail: MailContents['case-moved'], lang: Lang): MailDraft {
  const { caseMoved, caseReplied, frame, labels } = mailTexts(lang)
  const t = caseMoved[mail.to]
  return {
    subject: t.subject(mail.caseNo),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([[labels.caseNo, mail.caseNo]]),
      paragraph(t.next),
      link(mail.followUrl, caseReplied.follow),
    ],
  }
}
