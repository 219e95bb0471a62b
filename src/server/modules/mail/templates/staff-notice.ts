// Tells staff what happened to the login of an account, and what to do if it was someone else.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, type MailDraft, paragraph } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function staffNotice(mail: MailContents['staff-notice'], lang: Lang): MailDraft {
  const { labels, staffNotice: t } = mailTexts(lang)
  const where: [string, string][] = mail.where === null ? [] : [[t.where, mail.where]]
  return {
    subject: t.subjects[mail.notice],
    greeting: null,
    blocks: [
      paragraph(t.what[mail.notice]),
      facts([[t.account, mail.account], [labels.at, timeText(mail.at, lang)], ...where]),
      paragraph(t.notYou),
    ],
  }
}
