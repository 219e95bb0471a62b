// Tells the person who opened a case that staff have replied.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function caseReplied(mail: MailContents['case-replied'], lang: Lang): MailDraft {
  const { caseReplied: t, frame, labels } = mailTexts(lang)
  return {
    subject: t.subject(mail.caseNo),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([[labels.caseNo, mail.caseNo]]),
      quote(mail.reply),
      paragraph(t.next),
      link(mail.followUrl, t.follow),
    ],
  }
}
