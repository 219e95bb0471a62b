// Tells the finance team that figures of the ledger do not follow from their transfers.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function ledgerDifference(mail: MailContents['ledger-difference'], lang: Lang): MailDraft {
  const { ledgerDifference: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: null,
    blocks: [
      paragraph(t.intro(mail.count)),
      facts(
        mail.differences.map(({ subject, stored, expected }) => [
          subject,
          t.difference(stored, expected),
        ]),
      ),
      paragraph(t.next),
    ],
  }
}
