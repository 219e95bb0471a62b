// The mails in the outbox after a wish list was sent.
import type { StoredAttachment } from '../../src/server/db/schema/mail.ts'
import type { TestApp } from './test-app.ts'

export interface OutboxMail {
  template: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  lang: string
  /** What a held mail waits for, such as the consent of its recipient; null: nothing. */
  held_for: string | null
  attachments: StoredAttachment[]
}

/** The mails to a recipient, oldest first. */
export async function mailsTo(shop: TestApp, recipient: string): Promise<OutboxMail[]> {
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', recipient)
    .select([
      'template',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'lang',
      'held_for',
      'attachments',
    ])
    .orderBy('created_at')
    .orderBy('template')
    .execute()
  return mails as OutboxMail[]
}

/** The token of the link in a confirmation mail. */
export function tokenIn(mail: OutboxMail | undefined): string {
  return /#token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
}
