// What the use cases of staff get: the database, the moment and who acts.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface StaffContext {
  db: Kysely<Database>
  now: Date
  /** As the audit log names it. */
  actor: string
}

/** Of acts that send mails. */
export interface MailingContext extends StaffContext {
  /** Of the links in mails: 'https://shop.example'. */
  origin: string
}
