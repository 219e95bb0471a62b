// What a job of the worker is, and what it is handed.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Log } from '../platform/log.ts'
import type { MailTransport } from '../platform/mail-transport.ts'

export interface Work {
  /** Its statements and transactions may take long. */
  db: Kysely<Database>
  clock: () => Date
  log: Log
  /** Null without settings for mail: then it stays in the outbox. */
  transport: MailTransport | null
  /** Has a job without payload done in so many seconds, once however often it is asked for. */
  askLater(job: string, seconds: number): Promise<void>
}

export interface Job {
  name: string
  /** As in a crontab, UTC; null: only when asked for. What was missed while the shop was down is made up for once. */
  when: string | null
  /** Throws: it is tried again later. */
  run(work: Work, payload: unknown): Promise<void>
}
