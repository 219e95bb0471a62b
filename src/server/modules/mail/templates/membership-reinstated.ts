// Tells the member that a suspended membership is active again and where to log in.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function membershipReinstated(
  mail: MailContents['membership-reinstated'],
  lang: Lang,
): MailDraft {
  const { frame, labels, applicationApproved, membershipReinstated: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.company)),
      facts([
        [labels.customerNo, mail.customerNo],
        [labels.username, mail.username],
      ]),
      link(mail.logInUrl, applicationApproved.logIn),
    ],
  }
}
