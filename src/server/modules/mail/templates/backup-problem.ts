// Notifies the operators that changes are not being backed up, or that a backup is damaged.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import { timeText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function backupProblem(mail: MailContents['backup-problem'], lang: Lang): MailDraft {
  const { labels, backupProblem: t } = mailTexts(lang)
  return {
    subject: t.subject[mail.problem],
    greeting: null,
    blocks: [
      paragraph(t.intro[mail.problem]),
      ...(mail.newestAt ? [facts([[labels.newestBackup, timeText(mail.newestAt, lang)]])] : []),
      ...(mail.detail ? [quote(mail.detail)] : []),
      paragraph(t.next),
    ],
  }
}
