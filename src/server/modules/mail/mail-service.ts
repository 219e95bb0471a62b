// Writes mail to the outbox in the caller's transaction, and releases what is held there until its recipient agrees to
// receive lists from the sender.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId, nameKey } from '../../platform/secrets.ts'
import { checkRecipient, checkSubject } from './mail-address.ts'
import type { MailRequest } from './composition/mail-request.ts'
import { releaseHeldMails, insertMail, insertMailIf } from './outbox-repository.ts'
import { renderMail } from './render-mail.ts'
import { isSecretTemplate } from './secret-templates.ts'

/**
 * Writes a mail in `request.lang` to the outbox and returns its id. It is sent after the transaction `db`
 * commits; a mail with `heldFor` waits for `releaseMails`. Throws MailAddressError: the recipient is not one plain
 * address, or the subject is empty, far too long, or contains a line break or another control character.
 */
export async function writeMail(
  db: Kysely<Database>,
  now: Date,
  request: MailRequest,
): Promise<string> {
  const mail = rowOf(request, now)
  await insertMail(db, mail)
  return mail.id
}

/** Stands for the recipient of a mail that is not written. */
const NOBODY = 'nobody@example.invalid'

/**
 * Writes the mail that `requestTo` makes for the recipient. If `recipient` is null it writes none, but does the same
 * work with the same statement, so that the time does not tell whether there is a recipient.
 */
export async function writeMailToKnown(
  db: Kysely<Database>,
  now: Date,
  { recipient, requestTo }: { recipient: string | null; requestTo: (to: string) => MailRequest },
): Promise<void> {
  await insertMailIf(db, rowOf(requestTo(recipient ?? NOBODY), now), recipient !== null)
}

function rowOf(request: MailRequest, now: Date) {
  checkRecipient(request.to)
  const { subject, text, html } = renderMail(request)
  checkSubject(subject)
  return {
    id: newId(),
    template: request.template,
    lang: request.lang,
    recipient: request.to,
    recipient_key: nameKey(request.to),
    subject,
    body_text: text,
    body_html: html,
    attachments: JSON.stringify(request.attachments ?? []),
    held_for: request.heldFor ?? null,
    created_at: now,
    ready_at: now,
    send_after: now,
    is_urgent: isSecretTemplate(request.template),
    last_error: null,
    sent_at: null,
    given_up_at: null,
    emptied_at: null,
  }
}

/**
 * Releases every mail held under this name, which stands for a sender and a recipient, and returns their number; a
 * second call releases none.
 */
export function releaseMails(db: Kysely<Database>, now: Date, heldFor: string): Promise<number> {
  return releaseHeldMails(db, now, heldFor)
}
