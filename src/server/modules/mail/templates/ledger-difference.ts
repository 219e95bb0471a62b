// Tells the finance team that figures of the ledger do not follow from their transfers.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function ledgerDifference(mail: MailContents['ledger-difference'], lang: Lang): MailDraft {
  const { ledgerDifference: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: null,
    blocks: [
      paragraph(say.intro(mail.count)),
      facts(
        mail.differences.map(({ subject, stored, expected }) => [
          subject,
          say.difference(stored, expected),
        ]),
      ),
      paragraph(say.next),
    ],
  }
}
