// Tells staff that discontinued items would cancel many lines of orders, which they confirm first.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function discontinuedNotice(
  { lines, items }: MailContents['discontinued-notice'],
  lang: Lang,
): MailDraft {
  const { discontinuedNotice: say } = mailTexts(lang)
  return {
    subject: say.subject,
    greeting: null,
    blocks: [
      paragraph(say.intro(lines)),
      facts([[say.items, items.join(', ')]]),
      paragraph(say.next),
    ],
  }
}
