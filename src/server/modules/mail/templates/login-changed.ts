// Tells a member and the owners of the company that a login was made, changed or removed.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function loginChanged(mail: MailContents['login-changed'], lang: Lang): MailDraft {
  const { frame, labels, memberRoles, loginChanged: t } = mailTexts(lang)
  const { change } = mail
  const words = mail.isYours ? t.yours : t.colleague
  return {
    subject: words.subject[change],
    greeting: frame.greeting,
    blocks: [
      paragraph(words.intro[change](mail.company)),
      facts([
        [labels.username, mail.username],
        ...(mail.isYours ? [] : [[t.name, mail.name] as [string, string]]),
        ...(change === 'removed' ? [] : [[t.role, memberRoles[mail.role]] as [string, string]]),
        [t.by, mail.by],
        [labels.at, timeText(mail.at, lang)],
      ]),
      paragraph(mail.isYours ? t.yours.next(mail.company) : t.colleague.next),
    ],
  }
}
