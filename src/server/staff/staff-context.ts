// What the use cases of staff get: the database, the moment and who acts.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface StaffContext {
  db: Kysely<Database>
  now: Date
  /** The staff account as the audit log names it: 'staff:ann@…'. */
  actor: string
}

/** What use cases that send mails get. */
export interface MailingContext extends StaffContext {
  /** What the links in mails begin with: 'https://shop.example'. */
  origin: string
}
