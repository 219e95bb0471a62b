// What the server's routes share: settings, database, caches, guards. Made once for each app.
import type { Kysely } from 'kysely'
import type { Lang } from '../../shared/lang.ts'
import type { Database } from '../db/database.ts'
import type { CatalogueWatch } from './catalogue-watch.ts'
import type { Config } from './config.ts'
import { VISITOR, type Ctx } from './context.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { RequestGuard } from './request-guard.ts'

export interface Shop {
  config: Config
  db: Kysely<Database>
  log: Log
  metrics: Metrics
  watch: CatalogueWatch
  answers: PublicAnswers
  guard: RequestGuard
  clock: () => Date
  isStopping: () => boolean
}

/** The context of a visitor's request in one language. */
export function visitorContext(shop: Shop, lang: Lang): Ctx {
  return {
    db: shop.db,
    clock: shop.clock,
    lang,
    actor: VISITOR,
    catalogueVersion: shop.watch.version(),
    site: {
      publicUrl: shop.config.PUBLIC_URL.replace(/\/$/, '') || null,
      contactEmail: shop.config.CONTACT_EMAIL || null,
    },
  }
}
