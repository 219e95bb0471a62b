// Tells staff of the catalogue that returned goods contradict an entry of a fit list.
import type { Lang } from '../../../../shared/lang.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function fitNotice(mail: MailContents['fit-notice'], lang: Lang): MailDraft {
  const { fitNotice: t } = mailTexts(lang)
  return {
    subject: t.subject(mail.itemNo),
    greeting: null,
    blocks: [
      paragraph(t.intro),
      facts([
        [t.item, mail.itemNo],
        [t.device, mail.device],
        [t.returns, wordList(mail.returnNos, lang)],
      ]),
      paragraph(t.next),
    ],
  }
}
