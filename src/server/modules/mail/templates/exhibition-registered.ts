// Confirms an exhibition registration: where, when, and the number to show.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import { daysText } from '../composition/mail-dates.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function exhibitionRegistered(
  mail: MailContents['exhibition-registered'],
  lang: Lang,
): MailDraft {
  const { exhibitionRegistered: t, frame, labels } = mailTexts(lang)
  return {
    subject: t.subject(mail.exhibition),
    // The address is unverified, so a name here would let a stranger mail any text to anyone.
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.exhibition, mail.exhibition],
        [labels.dates, daysText(mail.beginsOn, mail.endsOn, lang)],
        [labels.place, mail.place],
        [labels.booth, mail.booth],
        [labels.registrationNo, mail.registrationNo],
      ]),
      paragraph(t.bring),
    ],
  }
}
