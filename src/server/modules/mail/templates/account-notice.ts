// Tells a company what happened to its money account.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function accountNotice(mail: MailContents['account-notice'], lang: Lang): MailDraft {
  const { frame, accountNotice: t } = mailTexts(lang)
  return {
    subject: t.subject[mail.event],
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(t.intro[mail.event]),
      facts([
        [t.amount[mail.event], mail.amount],
        [t.available, mail.available],
      ]),
      ...(mail.note ? [quote(mail.note)] : []),
      paragraph(nextOf(mail, t)),
    ],
  }
}

type Words = ReturnType<typeof mailTexts>['accountNotice']

function nextOf({ event, kind }: MailContents['account-notice'], t: Words): string {
  return event === 'credited' && kind === 'wholesale' ? t.paysOrders : t.next[event]
}
