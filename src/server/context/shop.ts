// The objects that the server's routes share: configuration, database, caches, limits. Created once per app.
import type { Kysely } from 'kysely'
import type { BackupStatus } from '../backup/backup-status.ts'
import type { Lang } from '../../shared/lang.ts'
import type { Database } from '../db/database.ts'
import type { CatalogueWatch } from './catalogue-watch.ts'
import type { DiskWatch } from './disk-watch.ts'
import { codeKeyOf } from './code-key.ts'
import { staffOriginOf } from '../platform/http/staff-location.ts'
import type { BrandLook } from '../platform/brand/brand-look.ts'
import type { Brand } from '../platform/brand/read-brand.ts'
import type { Config } from '../platform/config.ts'
import {
  type Actor,
  type Caller,
  type Ctx,
  NO_CALLER,
  type StaffActor,
  VISITOR,
} from './context.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { ResponseCache } from '../platform/response-cache/response-cache.ts'
import type { AdmissionControl } from '../platform/limits/admission-control.ts'
import type { TokenTrust } from '../platform/limits/token-trust.ts'
import type { UploadService } from './upload-service.ts'
import type { Warming } from './warming.ts'

export interface Shop {
  config: Config
  brand: Brand
  /** The brand's pictures and style sheet, as they are served. */
  look: BrandLook
  db: Kysely<Database>
  log: Log
  files: FileStore
  uploads: UploadService
  metrics: Metrics
  watch: CatalogueWatch
  disk: DiskWatch
  responses: ResponseCache
  admission: AdmissionControl
  /** Whether a request with a token may come first before the token is checked. */
  tokenTrust: TokenTrust
  /** The warm-up of a new process. */
  warming: Warming
  clock: () => Date
  isStopping: () => boolean
  /** Absent or undefined: backups are off, or were not looked at yet. */
  backups?: () => BackupStatus | undefined
}

/**
 * The actor of a request, the staff account of its cookie of staff, the client, and where this process listens
 * (`http://localhost:PORT`).
 */
export interface RequestOrigin {
  actor: Actor
  staff: StaffActor | null
  caller: Caller
  origin: string
}

/** The context of a visitor's request in one language. */
export function visitorContext(shop: Shop, lang: Lang): Ctx {
  return contextOf(shop, lang, {
    actor: VISITOR,
    staff: null,
    caller: NO_CALLER,
    origin: 'http://localhost',
  })
}

export function contextOf(
  shop: Shop,
  lang: Lang,
  { actor, staff, caller, origin }: RequestOrigin,
): Ctx {
  const publicUrl = shop.config.PUBLIC_URL || null
  return {
    db: shop.db,
    clock: shop.clock,
    files: shop.files,
    uploads: shop.uploads,
    log: shop.log,
    countFailure: shop.metrics.countFailure,
    lang,
    actor,
    staff,
    caller,
    catalogueVersion: shop.watch.version(),
    cacheVersion: shop.watch.cacheVersion(),
    site: {
      publicUrl,
      origin: publicUrl ?? origin,
      staffOrigin: staffOriginOf(shop.config, publicUrl ?? origin),
      contactEmail: shop.config.CONTACT_EMAIL || null,
      dateCode: shop.config.DATE_CODE,
      codeKey: () => codeKeyOf(shop.config),
    },
  }
}
