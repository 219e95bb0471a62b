// The link with which an invited colleague makes a login.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function colleagueInvited(mail: MailContents['colleague-invited'], lang: Lang): MailDraft {
  const { frame, memberRoles, colleagueInvited: say } = mailTexts(lang)
  return {
    subject: say.subject(mail.company),
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro(mail.inviter, mail.company)),
      facts([
        [say.role, memberRoles[mail.role]],
        [say.until, timeText(mail.until, lang)],
      ]),
      link(mail.url, say.link),
      paragraph(say.once),
      paragraph(say.ignore),
    ],
  }
}
