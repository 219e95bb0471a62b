// Asks the applicant for what staff still need before they decide.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, link, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function applicationMoreInfo(
  mail: MailContents['application-more-info'],
  lang: Lang,
): MailDraft {
  const { applicationMoreInfo: t, frame, labels, requestedDetails } = mailTexts(lang)
  return {
    subject: t.subject(mail.applicationNo),
    greeting: frame.dear(mail.firstName),
    blocks: [
      facts([[labels.applicationNo, mail.applicationNo]]),
      paragraph(t.intro(mail.company)),
      ...mail.items.flatMap(({ item, note }) => [
        paragraph(
          `• ${requestedDetails[item as keyof typeof requestedDetails] ?? requestedDetails.other}`,
        ),
        ...(note === '' ? [] : [quote(note)]),
      ]),
      link(mail.statusUrl, t.answer),
      paragraph(t.paused),
    ],
  }
}
