// Tells a company what happened to its money account.
import type { Lang } from '../../../../shared/lang.ts'
import { facts, paragraph, quote, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-order.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function accountNotice(mail: MailContents['account-notice'], lang: Lang): MailDraft {
  const { frame, accountNotice: say } = mailTexts(lang)
  return {
    subject: say.subject[mail.event],
    greeting: frame.dear(mail.firstName),
    blocks: [
      paragraph(say.intro[mail.event]),
      facts([
        [say.amount[mail.event], mail.amount],
        [say.available, mail.available],
      ]),
      ...(mail.note ? [quote(mail.note)] : []),
      paragraph(nextOf(mail, say)),
    ],
  }
}

type Words = ReturnType<typeof mailTexts>['accountNotice']

function nextOf({ event, kind }: MailContents['account-notice'], say: Words): string {
  return event === 'credited' && kind === 'wholesale' ? say.paysOrders : say.next[event]
}
