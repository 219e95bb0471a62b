// Tells the new member that the application is approved and how to log in.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function applicationApproved(
  mail: MailContents['application-approved'],
  lang: Lang,
): MailDraft {
  const { applicationApproved: t, frame, labels, memberKinds } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro(mail.company)),
      ...(mail.memberKind === 'dropship' ? [paragraph(t.deposit)] : []),
      facts([
        [labels.customerNo, mail.customerNo],
        [labels.username, mail.username],
        [labels.memberKind, memberKinds[mail.memberKind]],
      ]),
      link(mail.logInUrl, t.logIn),
      paragraph(t.password),
    ],
  }
}
