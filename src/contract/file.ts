// Routes for files: the download centre list, a video, bundles, the printed catalogue.
import { z } from 'zod'
import {
  BUNDLE_KINDS,
  BUNDLE_VIEWS,
  PICTURE_FORMATS,
  DEFAULT_VIEWS,
} from '../shared/bundle-rules.ts'
import { DOWNLOAD_TYPES } from '../shared/content-kinds.ts'
import { LANGS } from '../shared/lang.ts'
import { defineCall, defineFileCall } from './call.ts'
import { contentId, contentImage, contentListInput, publicContent } from './content.ts'
import { langInput, listOf } from './shared-shapes.ts'

const file = {
  access: 'visitor',
  cache: 'none',
  cost: 'heavy',
  blob: 'application/octet-stream',
} as const

const download = z.object({
  id: z.string(),
  type: z.enum(DOWNLOAD_TYPES),
  title: z.string(),
  summary: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int().nullable().describe('null: made when it is asked for'),
  pages: z.number().int().nullable(),
  image: contentImage.nullable(),
  date: z.string().nullable(),
  lang: z.enum(LANGS),
  isFallback: z.boolean().describe('it is in another language, because the requested one has none'),
  isExample: z.boolean().describe('to be replaced before going live'),
  url: z.string().describe('a GET address of this site'),
})
export type Download = z.infer<typeof download>

export const listDownloadsRoute = defineCall({
  method: 'GET',
  path: '/api/file/list',
  summary: 'What the download centre offers: catalogues, leaflets, posters, videos',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ ...contentListInput, type: z.enum(DOWNLOAD_TYPES).optional() }),
  result: listOf(download),
})

export const downloadVideoRoute = defineFileCall({
  method: 'POST',
  path: '/api/file/download/video',
  summary: 'A video by its id, whole',
  ...file,
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, id: contentId }).strict(),
  result: z.null(),
})

/**
 * Streams a zip of known size; X-File-Count holds its number of files. Content-Location is a GET address, valid
 * for an hour, that serves ranges of the same bytes. More than 500 ids, 500 MB or 24 pictures as JPEG or PNG:
 * code 5500 for members (they are emailed a link valid for seven days), 422 for visitors. A printed catalogue that is
 * not generated yet: 5500 with `retryAfter` in seconds. Unknown ids: 404, with the first of them in `unknown`.
 */
export const downloadBatchRoute = defineFileCall({
  method: 'POST',
  path: '/api/file/batch/download',
  summary: 'A zip of several files',
  ...file,
  queuesItself: true,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      ids: z
        .array(z.string().min(1).max(80))
        .min(1)
        .max(20_000)
        .describe(
          'of product-image: item numbers; of catalogue: ids of categories; otherwise ids of content',
        ),
      kind: z.enum(BUNDLE_KINDS).default('product-image'),
      views: z
        .array(z.enum(BUNDLE_VIEWS))
        .min(1)
        .max(BUNDLE_VIEWS.length)
        .default([...DEFAULT_VIEWS])
        .describe('of product-image: which drawings of each product'),
      format: z
        .enum(PICTURE_FORMATS)
        .default('svg')
        .describe('of product-image: jpg and png are 1,600 px wide on white'),
    })
    .strict(),
  result: z.object({ retryAfter: z.number().int().nullable() }).nullable(),
})

export const downloadBatchAgainRoute = defineFileCall({
  method: 'GET',
  path: '/api/file/batch/download/{ticket}',
  summary:
    'A bundle asked for before, whole or from a given byte; 410 when its pictures have changed since',
  ...file,
  queuesItself: true,
  crossSite: 'allow',
  input: z.object({ ticket: z.string().min(20).max(128), lang: langInput }),
  result: z.null(),
})

/** Code 5500 with `retryAfter` in seconds while the catalogue is being generated. */
export const downloadCatalogueRoute = defineFileCall({
  method: 'GET',
  path: '/api/file/catalogue/{categoryId}',
  summary: 'The printed catalogue of a category (PDF), made from the current data, without prices',
  ...file,
  queuesItself: true,
  blob: 'application/pdf',
  crossSite: 'allow',
  input: z.object({
    categoryId: z.string().min(1).max(64),
    lang: langInput,
    wait: z.coerce
      .number()
      .int()
      .min(0)
      .max(25)
      .default(2)
      .describe('seconds to wait for it while it is being made'),
  }),
  result: z.object({ retryAfter: z.number().int() }).nullable(),
})
