// To somebody who registered for an exhibition: where, when, and the number to show.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { daysText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function exhibitionRegistered(
  mail: MailContents['exhibition-registered'],
  lang: Lang,
): MailDraft {
  const { exhibitionRegistered: say, frame, labels } = mailTexts(lang)
  return {
    subject: say.subject(mail.exhibition),
    // Nobody proved the address: a name here would be words of a stranger, mailed to whom they please.
    greeting: frame.greeting,
    blocks: [
      paragraph(say.intro),
      facts([
        [labels.exhibition, mail.exhibition],
        [labels.dates, daysText(mail.beginsOn, mail.endsOn, lang)],
        [labels.place, mail.place],
        [labels.booth, mail.booth],
        [labels.registrationNo, mail.registrationNo],
      ]),
      paragraph(say.bring),
    ],
  }
}
