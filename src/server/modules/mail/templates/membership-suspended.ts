// Tells the member that the membership is suspended, and why.
import { formatFailReason } from '../../../../shared/fail-reasons.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function membershipSuspended(
  mail: MailContents['membership-suspended'],
  lang: Lang,
): MailDraft {
  const { frame, labels, membershipSuspended: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.company)),
      facts([[labels.reason, formatFailReason(mail.reason, lang)?.text ?? '']]),
      paragraph(t.next),
    ],
  }
}
