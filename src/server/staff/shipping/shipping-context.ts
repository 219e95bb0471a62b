// What every use case of shipping terms gets: the database, the time and who acts.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface ShippingContext {
  db: Kysely<Database>
  now: Date
  /** The staff account in the audit log and in confirmations: 'staff:ann@…'. */
  actor: string
}
