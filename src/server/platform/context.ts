// What every piece of work is handed: the database, the clock, and who asks in which language.
import type { Kysely } from 'kysely'
import type { Lang } from '../../shared/lang.ts'
import type { Database } from '../db/database.ts'

/** Everybody who is not logged in. Members join this union with the membership module. */
export interface Actor {
  kind: 'visitor'
}

export const VISITOR: Actor = { kind: 'visitor' }

export interface Ctx {
  db: Kysely<Database>
  clock: () => Date
  lang: Lang
  actor: Actor
  /** The version of the catalogue this process has seen; whatever is kept in memory belongs to one version. */
  catalogueVersion: number
  site: Site
}

/** What the operator configured and answers may tell. */
export interface Site {
  /** Without trailing slash; null when the request's own origin is to be used. */
  publicUrl: string | null
  contactEmail: string | null
}
