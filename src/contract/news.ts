// Routes for news: lists, one entry, its files.
import { z } from 'zod'
import { NEWS_TYPES } from '../shared/content-kinds.ts'
import { defineCall, defineFileCall } from './call.ts'
import {
  area,
  contentCard,
  contentId,
  contentListInput,
  contentEntry,
  publicContent,
} from './content.ts'
import { langInput, listOf } from './shared-shapes.ts'

export const listNewsRoute = defineCall({
  method: 'POST',
  path: '/api/news',
  summary: 'News, the newest first: announcements, events, media',
  ...publicContent,
  crossSite: 'deny-cookie',
  input: z
    .object({
      ...contentListInput,
      type: z.enum(NEWS_TYPES).optional(),
      year: z.coerce.number().int().min(2000).max(2999).optional(),
      area,
    })
    .strict(),
  result: listOf(contentCard).extend({
    years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  }),
})
export type NewsList = z.infer<typeof listNewsRoute.result>

const neighbour = z.object({ id: z.string(), type: z.string(), title: z.string(), url: z.string() })

/** Each type has its own name for the body: `ncontent`, `sContent` or `rcontent`. */
export const readNewsRoute = defineCall({
  method: 'GET',
  path: '/api/news/detail/{id}/{type}',
  summary: 'One piece of news with the one before and the one after it',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ id: contentId, type: z.string().min(1).max(40), lang: langInput, area }),
  result: contentEntry.omit({ body: true }).extend({
    ncontent: z.string().optional().describe('of an announcement, sanitised HTML'),
    sContent: z.string().optional().describe('of an event'),
    rcontent: z.string().optional().describe('of media'),
    event: z
      .object({
        place: z.string(),
        beginsOn: z.string(),
        endsOn: z.string(),
        exhibitionId: z.string().nullable(),
      })
      .nullable(),
    video: z.object({ id: z.string(), mediaType: z.string(), bytes: z.number().int() }).nullable(),
    previous: neighbour.nullable().describe('the newest of those that are older'),
    next: neighbour.nullable(),
  }),
})
export type NewsEntry = z.infer<typeof readNewsRoute.result>

const file = { access: 'visitor', cache: 'none', cost: 'normal' } as const

export const downloadNewsRoute = defineFileCall({
  method: 'GET',
  path: '/api/news/download/{id}',
  summary: 'The file of a piece of news or of the download centre; serves ranges',
  ...file,
  blob: 'application/octet-stream',
  crossSite: 'allow',
  input: z.object({ id: contentId, lang: langInput }),
  result: z.null(),
})

export const downloadNewsVideoRoute = defineFileCall({
  method: 'GET',
  path: '/api/news/download/video/{id}',
  summary: 'The video of a piece of news or of the download centre; serves ranges',
  ...file,
  blob: 'application/octet-stream',
  crossSite: 'allow',
  input: z.object({ id: contentId, lang: langInput }),
  result: z.null(),
})
