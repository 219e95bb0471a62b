// Tables of downloads: bundles that can be downloaded again, background bundles, printed catalogues.
import type { Generated, JSONColumnType } from 'kysely'
import type { PictureFormat } from '../../../shared/bundle-rules.ts'
import type { Lang } from '../../../shared/lang.ts'

/** The contents of a bundle. */
export interface Bundle {
  /** One of `BUNDLE_KINDS`, such as `poster`. */
  kind: string
  ids: string[]
  lang: Lang
  /** For product-image: which drawings of each product, such as its front. */
  views: string[]
  /** For product-image; bundles from before formats existed have none and are SVG. */
  format?: PictureFormat
}

/** Generated in the background. `origin`: of the mailed link, as the site of the request had it. */
export interface QueuedBundle extends Bundle {
  origin: string
}

export interface DownloadTicketTable {
  /** The hash of the secret in the address of the ticket. */
  hash: Buffer
  bundle: JSONColumnType<Bundle>
  etag: string
  created_at: Date
  expires_at: Date
}

export interface DownloadJobTable {
  id: string
  member_id: number | null
  lang: Lang
  bundle: JSONColumnType<QueuedBundle>
  /** The hashes of the secret in the mailed link and of the stored bytes; both null until the bundle is made. */
  ticket_hash: Buffer | null
  file_hash: string | null
  bytes: number | null
  tries: Generated<number>
  created_at: Date
  done_at: Date | null
  failed_at: Date | null
  expires_at: Date
}

export interface PrintedCatalogueTable {
  category_id: string
  lang: Lang
  /** The version of the catalogue; -1 once the seller that is printed in it has changed. */
  version: number
  /** The hash of the stored bytes. */
  hash: string
  bytes: number
  pages: number
  made_at: Date
}

/** How often each thing was downloaded on a day. */
export interface DownloadDayTable {
  day: string
  kind: string
  /** The id of what was downloaded, such as an item number. */
  item: string
  count: number
}

export interface DownloadTables {
  download_ticket: DownloadTicketTable
  download_job: DownloadJobTable
  printed_catalogue: PrintedCatalogueTable
  download_day: DownloadDayTable
}
