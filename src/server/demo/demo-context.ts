// What every part of the demonstration needs: database, the actor of its staff acts, and a clock that can be set back.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import type { Config } from '../platform/config.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'

export interface DemoContext {
  db: Kysely<Database>
  config: Config
  files: FileStore
  log: Log
  /** Who acts, as the audit log names it, such as 'operator:root'. */
  actor: string
  /** Of the links in mails, without trailing slash. */
  origin: string
  now: Date
}

/** The moment `days` before now, for acts of staff and members. */
export function daysAgo({ now }: Pick<DemoContext, 'now'>, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
