// Tells a team applicant our decision, or what we need to know before it.
import type { Lang } from '../../../../shared/lang.ts'
import {
  facts,
  link,
  paragraph,
  quote,
  type MailBlock,
  type MailDraft,
} from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function teamDecided(mail: MailContents['team-decided'], lang: Lang): MailDraft {
  const { frame, labels, requestedDetails, teamDecided, teams } = mailTexts(lang)
  const t = teamDecided[mail.outcome]
  const requested: MailBlock[] = mail.items.map(({ item, note }) => {
    const name = requestedDetails[item as keyof typeof requestedDetails] ?? requestedDetails.other
    return paragraph(note === '' ? name : `${name}${frame.colon}${note}`)
  })
  return {
    subject: t.subject(mail.applicationNo),
    greeting: frame.greeting,
    blocks: [
      paragraph(t.intro),
      facts([
        [labels.applicationNo, mail.applicationNo],
        [labels.team, teams[mail.team]],
      ]),
      ...requested,
      ...(mail.note === '' ? [] : [quote(mail.note)]),
      paragraph(t.next),
      ...(mail.outcome === 'more_info' ? [link(mail.contactUrl, teamDecided.contact)] : []),
    ],
  }
}
