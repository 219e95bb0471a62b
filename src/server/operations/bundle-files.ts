// Bundles of files: sent immediately, downloaded again by ticket, or queued when too large.
import { brandSlug } from '../../shared/slug.ts'
import { addressOf, type ParsedInputOf } from '../../contract/call.ts'
import { downloadBatchAgainRoute, type downloadBatchRoute } from '../../contract/file.ts'
import { RESULT_CODES } from '../../contract/result-code.ts'
import {
  MAX_IMMEDIATE_BYTES,
  MAX_IMMEDIATE_IDS,
  MAX_RASTERS,
  MAX_IMMEDIATE_RASTERS,
  type PictureFormat,
  type RasterFormat,
} from '../../shared/bundle-rules.ts'
import type { Bundle } from '../db/schema/downloads.ts'
import { findDrawnProducts } from '../modules/catalogue/drawn-product.ts'
import { isPictureView } from '../modules/catalogue/product-pictures.ts'
import { readVersion } from '../modules/catalogue/writing/catalogue-version.ts'
import { readContentFile } from '../modules/content/file-service.ts'
import { limitTransfers, cachedBundle } from '../modules/download/bundle-memory.ts'
import { drawnBundle } from '../modules/download/drawn-bundle.ts'
import {
  countedDownload,
  consumeBundleLimit,
  issueTicket,
  readTicket,
} from '../modules/download/download-service.ts'
import {
  makeNextBundle,
  queueBundle,
  readStoredBundle,
} from '../modules/download/queued-bundle-service.ts'
import { printableFile, storedBody } from '../modules/download/printable-file.ts'
import { readPrintedCatalogue } from '../modules/download/printed-service.ts'
import { type BundledFile, storedBundle } from '../modules/download/stored-bundle.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import type { DrawnProduct } from '../modules/media/media-rules.ts'
import { Lru } from '../platform/lru.ts'
import { hashOf } from '../platform/secrets.ts'
import { drawProduct } from '../modules/media/draw/draw-product.ts'
import { CodedResult } from '../context/call-handler.ts'
import type { FileResponse, RangedBody } from '../platform/http/file-response.ts'
import { type Ctx, isMemberCtx } from '../context/context.ts'
import { AppError, invalid, notFound } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { StoredZip } from '../platform/zip/stored-zip.ts'

type Input = ParsedInputOf<typeof downloadBatchRoute>
type FileRequester = Pick<Ctx, 'db' | 'files' | 'catalogueVersion' | 'clock'>

const ZIP = 'application/zip'
const MAX_UNKNOWN_NAMED = 50
/** Content kinds and file roles in which the files of a bundle are looked up. */
const CONTENT = {
  poster: { kinds: ['poster', 'download'], roles: ['file', 'image'] },
  leaflet: { kinds: ['download', 'document', 'certificate'], roles: ['file'] },
} as const

/**
 * Returns the zip with its ticket, or code 5500 when a member's bundle is too large to be sent immediately. Errors:
 * 404 with the unknown ids, 409 for a catalogue that is not printed yet, 410 when the bytes of a file were deleted, 422 too
 * much for a visitor, or too many drawings for anyone, 429.
 */
export async function requestBundle(
  ctx: Ctx,
  input: Input,
): Promise<FileResponse | CodedResult<{ retryAfter: null }>> {
  await consumeBundleLimit(ctx)
  const bundle = bundleOf(input)
  const rasters = rastersOf(bundle)
  if (rasters > MAX_RASTERS) throw invalid('ids', 'bundleTooLarge')
  if (bundle.ids.length > MAX_IMMEDIATE_IDS || rasters > MAX_IMMEDIATE_RASTERS) {
    return queueForMember(ctx, bundle)
  }
  const zip = await cachedBundle(ctx, bundle, () => planBundle(ctx, bundle))
  if (zip.bytes > MAX_IMMEDIATE_BYTES) return queueForMember(ctx, bundle)
  const ticket = await issueTicket(ctx, { bundle, etag: zip.etag })
  return answer(ctx, bundle, zip, {
    'content-location': addressOf(downloadBatchAgainRoute, { ticket }),
  })
}

/**
 * Errors: 404 for an unknown ticket, 410 for one that has expired or whose files have changed since; those of `planBundle`;
 * 429 too many at once.
 */
export async function fetchBundleByTicket(ctx: Ctx, ticket: string): Promise<FileResponse> {
  const stored = await readStoredBundle(ctx, ticket)
  if (stored) {
    const body = await storedBody(ctx.files, stored.hash)
    return { fileName: fileName(stored.madeOn), mediaType: ZIP, body }
  }
  const { bundle, etag } = await readTicket(ctx, ticket)
  const zip = await cachedBundle(ctx, bundle, () => planBundle(ctx, bundle))
  // A resumed download would join parts of two different files.
  if (zip.etag !== etag) throw new AppError(410)
  return answer(ctx, bundle, zip)
}

/** Plans the zip without holding it in memory. Errors: 404 with the unknown ids, 409 and 410 as in `requestBundle`. */
export async function planBundle(requester: FileRequester, bundle: Bundle): Promise<StoredZip> {
  const { kind, ids, lang, views, format = 'svg' } = bundle
  if (kind !== 'product-image')
    return storedBundle(requester.files, await storedFiles(requester, bundle))
  const zip = await drawnBundle({
    ids,
    views: views.filter(isPictureView),
    load: (itemNos) => findDrawnProducts(requester.db, itemNos),
    draw: (item, view) => drawView(item, { view, lang, format }),
    format,
  })
  if ('unknown' in zip) throw unknownIds(zip.unknown)
  return zip
}

/** The pictures rendered last, enough for one bundle, so that sending a bundle does not render them again. */
const renderedPictures = new Lru<Buffer>(MAX_IMMEDIATE_RASTERS)

function drawView(
  item: DrawnProduct & { updatedOn: string },
  { view, lang, format }: { view: string; lang: Bundle['lang']; format: PictureFormat },
): Buffer | Promise<Buffer> {
  const svg = isPictureView(view) ? drawProduct(item, view, lang, 'light') : ''
  return format === 'svg' ? Buffer.from(svg) : renderOnce(svg, format)
}

async function renderOnce(svg: string, format: RasterFormat): Promise<Buffer> {
  const key = hashOf(`raster ${format}`, svg).toString('base64url')
  const cached = renderedPictures.get(key)
  if (cached) return cached
  // The renderer is large and rarely needed.
  const { renderRaster } = await import('../modules/media/raster/render-raster.ts')
  const picture = await renderRaster(svg, format)
  renderedPictures.set(key, picture, 1)
  return picture
}

/** The number of pictures to render; drawings need none. */
function rastersOf({ kind, ids, views, format = 'svg' }: Bundle): number {
  return kind === 'product-image' && format !== 'svg' ? ids.length * views.length : 0
}

/** Makes every queued bundle, one at a time, and mails its link. */
export async function makeWaitingBundles(
  db: Ctx['db'],
  now: Date,
  files: FileStore,
): Promise<void> {
  const requester = { db, files, clock: () => now, catalogueVersion: await readVersion(db) }
  const notify: Parameters<typeof makeNextBundle>[1]['notify'] = (trx, made) => {
    const { lang, origin } = made.bundle
    return writeMail(trx, now, {
      template: 'download-ready',
      to: made.email,
      lang,
      contents: {
        firstName: made.first_name,
        files: made.files,
        megabytes: (made.bytes / 1e6).toFixed(1),
        url: `${origin}/api/file/batch/download/${made.ticket}?lang=${lang}`,
        until: made.until,
      },
    })
  }
  const plan = (bundle: Bundle) => planBundle(requester, bundle)
  while (await makeNextBundle({ db, files, now }, { plan, notify })) continue
}

async function storedFiles(
  requester: FileRequester,
  { kind, ids, lang }: Bundle,
): Promise<BundledFile[]> {
  const files: BundledFile[] = []
  for (const id of ids) {
    files.push(
      kind === 'catalogue'
        ? await catalogueFile({ ...requester, lang }, id)
        : await contentFile({ ...requester, lang }, kind === 'poster' ? 'poster' : 'leaflet', id),
    )
  }
  return files
}

async function contentFile(
  requester: FileRequester & Pick<Ctx, 'lang'>,
  kind: keyof typeof CONTENT,
  id: string,
): Promise<BundledFile> {
  const file = await readContentFile(requester, { ...CONTENT[kind], id }).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === 404 ? unknownIds([id]) : error
    },
  )
  const { hash, fileName: name } = await printableFile(requester.files, file)
  return { hash, name, day: file.date ?? '' }
}

async function catalogueFile(
  requester: FileRequester & Pick<Ctx, 'lang'>,
  categoryId: string,
): Promise<BundledFile> {
  const printed = await readPrintedCatalogue(requester, categoryId)
  if (!printed) throw new AppError(409)
  return { hash: printed.hash, name: `${brandSlug()}-${categoryId}.pdf`, day: printed.madeOn }
}

function answer(
  ctx: Ctx,
  { kind, ids }: Bundle,
  zip: StoredZip,
  headers: Record<string, string> = {},
): FileResponse {
  const body: RangedBody = countedDownload(ctx, limitTransfers(ctx, zip), {
    kind: `bundle ${kind}`,
    items: ids,
  })
  return {
    fileName: fileName(ctx.clock().toISOString().slice(0, 10)),
    mediaType: ZIP,
    body,
    headers: { ...headers, 'x-file-count': String(zip.parts.length) },
  }
}

async function queueForMember(
  ctx: Ctx,
  bundle: Bundle,
): Promise<CodedResult<{ retryAfter: null }>> {
  if (!isMemberCtx(ctx)) throw invalid('ids', 'bundleTooLarge')
  await queueBundle(ctx, bundle)
  return new CodedResult(RESULT_CODES.queued, { retryAfter: null })
}

/** Normalises a request, so that equal requests share a bundle. */
function bundleOf({ kind, ids, lang, views, format }: Input): Bundle {
  const isDrawn = kind === 'product-image'
  const bundle = { kind, ids: [...new Set(ids)], lang }
  // No format is stored for SVG, so that tickets of earlier versions of the shop stay equal.
  if (isDrawn) return { ...bundle, views: [...new Set(views)], ...(format !== 'svg' && { format }) }
  return { ...bundle, views: [] }
}

function unknownIds(ids: readonly string[]): AppError {
  if (ids.length === 0) return notFound()
  return new AppError(404, [], { unknown: ids.slice(0, MAX_UNKNOWN_NAMED) })
}

function fileName(day: string): string {
  return `${brandSlug()}-${day}.zip`
}
