// Sent instead of a code to an address without an application.
import type { Lang } from '../../../../shared/lang.ts'
import { link, paragraph, type MailDraft } from '../composition/mail-blocks.ts'
import type { MailContents } from '../composition/mail-request.ts'
import { mailTexts } from '../composition/mail-texts.ts'

export function noApplication(mail: MailContents['no-application'], lang: Lang): MailDraft {
  const { noApplication: t, frame } = mailTexts(lang)
  return {
    subject: t.subject,
    greeting: frame.greeting,
    blocks: [paragraph(t.intro), link(mail.registerUrl, t.register), paragraph(t.ignore)],
  }
}
