// Shapes of site content, a card in a list and an entry with its body; routes of help and pages.
import { z } from 'zod'
import { LANGS } from '../shared/lang.ts'
import { CONTENT_AREAS, CONTENT_KINDS } from '../shared/content-kinds.ts'
import { defineCall } from './call.ts'
import { langInput, listOf, pagingInput } from './shared-shapes.ts'

/** The id of a content entry, as used in addresses. */
export const contentId = z.string().min(1).max(80)
/** Words to search for within a list. */
export const keyword = z.string().trim().max(100).optional()
export const area = z.enum(['main', 'dropship']).default('main')

export const contentImage = z.object({
  url: z.string().describe('the widest rendition'),
  srcSet: z.string().describe('all renditions, as the attribute has it'),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  focalX: z.number().describe('0 to 1: the point that stays visible when the picture is cropped'),
  focalY: z.number(),
})
export type ContentImage = z.infer<typeof contentImage>

export const contentCard = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  type: z.string().nullable().describe('within the kind: event, media … of news'),
  area: z.enum(CONTENT_AREAS),
  title: z.string(),
  summary: z.string(),
  date: z.string().nullable().describe('YYYY-MM-DD'),
  image: contentImage.nullable(),
  imageAlt: z.string().describe('the alternative text of the picture; empty: the title is used'),
  lang: z.enum(LANGS).describe('the language of this text'),
  isFallback: z.boolean().describe('there is no text in the requested language: this is English'),
  isExample: z.boolean().describe('to be replaced before going live'),
  url: z.string().describe('without language prefix'),
})
export type ContentCard = z.infer<typeof contentCard>

/** A fact with its name, both in the language of the entry. */
const fact = z.object({ name: z.string(), value: z.string() })

export const contentEntry = contentCard.extend({
  body: z.string().describe('sanitised HTML'),
  description: z.string().describe('for search engines'),
  sections: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('the second-level headings of the body with their anchors'),
  facts: z.array(fact),
  images: z.array(contentImage),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number().int(),
      url: z.string(),
    }),
  ),
  updatedOn: z.string().describe('YYYY-MM-DD'),
})
export type ContentEntry = z.infer<typeof contentEntry>

export const contentListInput = { lang: langInput, ...pagingInput, keyword }
export const publicContent = { access: 'visitor', cache: 'public', cost: 'normal' } as const

export const searchHelpRoute = defineCall({
  method: 'GET',
  path: '/api/content/help',
  summary: 'Answers of FAQ, manuals and pages to a question in plain words, the best three',
  ...publicContent,
  crossSite: 'allow',
  replacesInvalidCharacters: true,
  input: z.object({ lang: langInput, keyword: z.string().max(200).default('') }),
  result: listOf(
    z.object({
      title: z.string(),
      excerpt: z.string().describe('plain text'),
      url: z.string().describe('without language prefix'),
      lang: z.enum(LANGS),
      isSure: z.boolean().describe('false: only the text has these words, not the question'),
    }),
  ),
})
export type HelpAnswer = z.infer<typeof searchHelpRoute.result>['list'][number]

export const linkedPicture = z.object({
  id: z.string(),
  title: z.string().describe('where the link leads, in visible words'),
  image: z.string(),
  alt: z.string().describe('what the picture shows; used where it is shown without the title'),
  url: z.string(),
})
export type LinkedPicture = z.infer<typeof linkedPicture>

export const readPagePicturesRoute = defineCall({
  method: 'GET',
  path: '/api/content/pictures/{id}',
  summary: 'The pictures of a page: the photo at its top, and links with a picture',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ id: contentId.describe('of the page: news, allproduct …'), lang: langInput }),
  result: z.object({
    photo: contentImage.nullable(),
    banners: z.array(linkedPicture).describe('of allproduct; other pages have none'),
  }),
})

export const readPageRoute = defineCall({
  method: 'GET',
  path: '/api/content/page/{id}',
  summary: 'A page of the site: privacy-policy, how-to-order, terms, about, drop-ship-about …',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ id: contentId, lang: langInput }),
  result: contentEntry,
})
