// Mail in the outbox: written in the transaction of whoever wants it sent, set free when its recipient agrees.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId, nameKey } from '../../platform/secrets.ts'
import { checkRecipient, checkSubject } from './mail-address.ts'
import type { MailOrder } from './composition/mail-order.ts'
import { deleteMails, freeMails, insertMail } from './outbox-repository.ts'
import { renderMail } from './render-mail.ts'

/**
 * Writes a mail in `order.lang` into the outbox and returns its id there. It is sent once the transaction
 * `db` is through; a mail with `heldFor` waits for `releaseMails`. Throws MailFault: the recipient is not
 * one plain address, or subject or recipient hold a line break or another control character.
 */
export async function writeMail(
  db: Kysely<Database>,
  now: Date,
  order: MailOrder,
): Promise<string> {
  checkRecipient(order.to)
  const { subject, text, html } = renderMail(order)
  checkSubject(subject)
  const id = newId()
  await insertMail(db, {
    id,
    template: order.template,
    lang: order.lang,
    recipient: order.to,
    recipient_key: nameKey(order.to),
    subject,
    body_text: text,
    body_html: html,
    attachments: JSON.stringify(order.attachments ?? []),
    held_for: order.heldFor ?? null,
    created_at: now,
    ready_at: now,
    send_after: now,
    last_error: null,
    sent_at: null,
    given_up_at: null,
    emptied_at: null,
  })
  return id
}

/** Lets every mail go that waits under this name; returns how many. A second call finds none. */
export function releaseMails(db: Kysely<Database>, now: Date, heldFor: string): Promise<number> {
  return freeMails(db, now, heldFor)
}

/** Removes every mail to this address (key as `nameKey` makes it), sent or not; returns how many. */
export function eraseMailsOf(db: Kysely<Database>, recipientKey: string): Promise<number> {
  return deleteMails(db, recipientKey)
}
