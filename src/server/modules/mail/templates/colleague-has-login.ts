// Informs a person who has a login that a company invited their email address; the company does not learn of the login.
import type { Lang } from '../../../../shared/lang.ts'
import { paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function colleagueHasLogin(
  mail: MailContents['colleague-has-login'],
  lang: Lang,
): MailDraft {
  const { frame, colleagueInvited, colleagueHasLogin: t } = mailTexts(lang)
  return {
    subject: colleagueInvited.subject(mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(colleagueInvited.intro(mail.inviter, mail.company)),
      paragraph(t.taken),
      paragraph(t.next(mail.company)),
      paragraph(colleagueInvited.ignore),
    ],
  }
}
