// Erases old mail: content a week after it was sent or given up, the whole row after a month; and the mails of a person.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  deleteMailsTo,
  deleteOldMails,
  eraseMailTexts,
  giveUpOldMails,
} from './erasing-repository.ts'
import { LIFETIME_MS } from './retry-rules.ts'
import { SECRET_TEMPLATES } from './secret-templates.ts'
import { DAY_MS } from '../../../shared/time.ts'

const CONTENT_DAYS = 7
const RETENTION_DAYS = 30

/**
 * Mail unsent after three days is given up, and erased immediately if it contains codes or links. Other content is kept
 * for 7 days after a mail was sent or given up, rows for 30. Held mail not released within 30 days is deleted.
 */
export async function eraseOldMails(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await giveUpOldMails(db, now, before(LIFETIME_MS))
  await eraseMailTexts(db, now, {
    endedBefore: before(CONTENT_DAYS * DAY_MS),
    secretTemplates: SECRET_TEMPLATES,
  })
  await deleteOldMails(db, before(RETENTION_DAYS * DAY_MS))
}

/**
 * Deletes the mails to this address (a key made by `nameKey`), without those that are still to be sent: they may be about
 * something else, such as an order. Returns their number.
 */
export function eraseMailsOf(
  db: Kysely<Database>,
  now: Date,
  recipientKey: string,
): Promise<number> {
  return deleteMailsTo(db, recipientKey, {
    readyBefore: new Date(now.getTime() - LIFETIME_MS),
    heldBefore: new Date(now.getTime() - RETENTION_DAYS * DAY_MS),
  })
}
