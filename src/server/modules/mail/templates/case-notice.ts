// Notifies the shop (CONTACT_EMAIL) that a case was opened or its customer replied. Quotes untrusted text as such.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'
import { listBlocks } from './wish-list.ts'

export function caseNotice(mail: MailContents['case-notice'], lang: Lang): MailDraft {
  const { caseNotice: t, caseTypes, labels } = mailTexts(lang)
  const type = caseTypes[mail.type]
  return {
    subject: mail.isNew ? t.subject(mail.caseNo, type) : t.answeredSubject(mail.caseNo, type),
    greeting: null,
    blocks: [
      paragraph(mail.isNew ? t.intro : t.answered),
      facts([
        [labels.caseNo, mail.caseNo],
        [labels.caseType, type],
        [labels.itemNo, mail.itemNo],
        [labels.region, mail.region],
        [labels.customerNo, mail.customerNo],
        [labels.files, mail.files > 0 ? String(mail.files) : ''],
      ]),
      paragraph(t.words),
      quote(`${mail.fullName}\n${mail.email}\n${mail.subject}\n\n${mail.message}`),
      ...(mail.list ? listBlocks(mail.list, lang) : []),
      paragraph(t.answer(mail.caseNo)),
    ],
  }
}
