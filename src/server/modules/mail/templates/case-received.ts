// Sends the case number and code to the person who opened it. Contains no typed text, since the address may be
// unverified; only a member's request for a quotation, mailed to the member's own address, contains the list.
import type { Lang } from '../../../../shared/lang.ts'
import { codeBlock, facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'
import { listBlocks } from './wish-list.ts'

export function caseReceived(mail: MailContents['case-received'], lang: Lang): MailDraft {
  const { caseReceived: t, caseTypes, frame, labels } = mailTexts(lang)
  return {
    subject: t.subject(mail.caseNo),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.caseNo, mail.caseNo],
        [labels.caseType, caseTypes[mail.type]],
      ]),
      paragraph(t.code),
      codeBlock(mail.code),
      paragraph(t.keep),
      ...(mail.list ? listBlocks(mail.list, lang) : []),
      link(mail.followUrl, t.follow),
      paragraph(t.ignore),
    ],
  }
}
