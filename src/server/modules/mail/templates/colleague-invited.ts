// The link with which an invited colleague makes a login.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function colleagueInvited(mail: MailContents['colleague-invited'], lang: Lang): MailDraft {
  const { frame, memberRoles, colleagueInvited: t } = mailTexts(lang)
  return {
    subject: t.subject(mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro(mail.inviter, mail.company)),
      facts([
        [t.role, memberRoles[mail.role]],
        [t.until, timeText(mail.until, lang)],
      ]),
      link(mail.url, t.link),
      paragraph(t.once),
      paragraph(t.ignore),
    ],
  }
}
