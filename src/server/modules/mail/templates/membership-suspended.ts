// To the member: the membership is suspended, and why.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../mail-blocks.ts'
import type { MailContents } from '../mail-order.ts'
import { mailTexts } from '../mail-texts.ts'

export function membershipSuspended(
  mail: MailContents['membership-suspended'],
  lang: Lang,
): MailDraft {
  const { failReasons, frame, labels, membershipSuspended: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro(mail.company)),
      facts([[labels.reason, failReasons[mail.reason]]]),
      paragraph(say.next),
    ],
  }
}
