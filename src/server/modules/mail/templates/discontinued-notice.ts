// Tells staff that discontinued items would cancel many lines of orders, which they confirm first.
import type { Lang } from '../../../../shared/lang.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function discontinuedNotice(
  { lines, items }: MailContents['discontinued-notice'],
  lang: Lang,
): MailDraft {
  const { discontinuedNotice: t } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: null,
    blocks: [
      paragraph(t.intro(lines)),
      facts([[t.items, wordList(items, lang)]]),
      paragraph(t.next),
    ],
  }
}
