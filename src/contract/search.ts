// Routes of the search: how a text is understood, which batteries it finds, and suggestions while typing.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { fitReview } from './fit-review.ts'
import {
  directionInput,
  facets,
  perPackInput,
  productCard,
  productFilters,
  sortInput,
} from './product-card.ts'
import { langInput, listOf, pagingInput } from './shared-shapes.ts'

/** Why a battery was found: the number, name or value of it that the keyword matched. */
const matchedOn = z.object({
  kind: z
    .string()
    .describe(
      'of the matched text: item_no, ean, iec, ansi, oem, alias (another name of the item), superseded (its former number), reported_name (what the firmware of a device calls it), device, brand or words; specification: several values',
    ),
  raw: z.string().describe('the matched text as the catalogue writes it'),
  brand: z.string().optional(),
  review: fitReview,
})
export type MatchedOn = z.infer<typeof matchedOn>
/** How a similar battery differs from the request; `asked` and `found` are ready for display. */
const difference = z.object({
  about: z.enum([
    'number',
    'device',
    'generation',
    'voltage',
    'capacity',
    'energy',
    'chemistry',
    'rechargeable',
    'dimensions',
    'category',
    'words',
  ]),
  asked: z.string(),
  found: z.string(),
})
export type Difference = z.infer<typeof difference>
const foundProduct = productCard.extend({
  matchedOn,
  difference: difference.nullable().describe('set in answers that are only similar'),
})
export type FoundProduct = z.infer<typeof foundProduct>

/** One part of the keyword and how the search interpreted it. */
const queryPart = z.object({
  kind: z
    .enum([
      'number',
      'barcode',
      'device',
      'brand',
      'category',
      'chemistry',
      'rechargeable',
      'size',
      'voltage',
      'capacity',
      'energy',
      'dimensions',
      'quantity',
      'words',
    ])
    .describe('size: of a standard cell, such as AA; dimensions: in mm'),
  text: z.string().describe('as typed'),
  state: z
    .enum(['found', 'corrected', 'filter', 'missing', 'ignored'])
    .describe('missing: read, but nothing has it; ignored: says nothing about the battery'),
  reading: z.string().nullable().describe('what it was read as, where that differs from the text'),
  rest: z.string().describe('the keyword without this part'),
})
export type QueryPart = z.infer<typeof queryPart>

/** Numbers that share a battery, or one device, in a keyword that names several. */
const matchGroup = z.object({
  texts: z.array(z.string()).describe('as typed'),
  kind: z.enum(['number', 'device']),
  state: z.enum(['found', 'similar', 'missing']),
  readAs: z.string().nullable().describe('the corrected text'),
  total: z.number().int(),
  list: z.array(foundProduct).describe('the first three'),
  suggestions: z.array(z.string()),
})
export type MatchGroup = z.infer<typeof matchGroup>

export const CERTAINTIES = ['exact', 'family', 'partial', 'similar', 'none'] as const

export const searchProductsRoute = defineCall({
  method: 'POST',
  path: '/api/product/search',
  replacesInvalidCharacters: true,
  summary:
    'Finds batteries by part number, device, barcode, name or values, and says why each matched',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      keyword: z.string().max(20_000).default(''),
      ...pagingInput,
      sort: sortInput.default('relevance'),
      direction: directionInput,
      perPack: perPackInput,
      filters: productFilters.default({}),
    })
    .strict(),
  result: listOf(foundProduct).extend({
    facets,
    certainty: z
      .enum(CERTAINTIES)
      .describe(
        'exact: this number, barcode, device or cell; family: a brand, series, category or values, or a name of several devices or cells; ' +
          'partial: numbers that contain what was typed, a device named by one rare word, or one that it does not fit according to returns; similar: please check, at most five',
      ),
    tolerant: z.boolean().describe('true for partial and similar answers'),
    readAs: z.string().nullable().describe('the corrected keyword'),
    suggestions: z.array(z.string()).describe('the nearest numbers and devices'),
    exact: z
      .string()
      .nullable()
      .describe('item number when exactly one product has exactly this number'),
    parts: z.array(queryPart),
    groups: z.array(matchGroup).describe('set when the keyword names several batteries'),
    knownDevice: z
      .string()
      .nullable()
      .describe('a device that the shop knows and has no battery for'),
    notSold: z
      .string()
      .nullable()
      .describe(
        'what the keyword asks for and the shop does not sell: camera, vacuum-cleaner, car …',
      ),
    unread: z
      .object({ characters: z.number().int(), numbers: z.number().int() })
      .describe(
        'how many are not read: beyond 3,000 characters (cut after a line, item or word), 400 words, or 50 numbers or devices; and the rest of a long run of Chinese',
      ),
  }),
})
export type SearchAnswer = z.infer<typeof searchProductsRoute.result>

const suggestion = z.object({
  kind: z
    .string()
    .describe('product, part (a part number), device, ean, brand, category or values'),
  text: z.string(),
  detail: z.string().nullable().describe('the brand of a part number, the item number of an ean'),
  url: z.string(),
  image: z.string().nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestRoute = defineCall({
  method: 'GET',
  path: '/api/search/suggest',
  replacesInvalidCharacters: true,
  summary: 'Up to ten suggestions while typing, grouped by kind',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    keyword: z.string().max(200).default(''),
    perPack: perPackInput,
  }),
  result: z.object({ list: z.array(suggestion) }),
})
