// Routes of the home page and the frame, of who is logged in, and of the record of a page view.
import { z } from 'zod'
import { APPROVAL_STATES } from '../shared/membership.ts'
import { defineCall } from './call.ts'
import { contentCard, linkedPicture } from './content.ts'
import { categoryNode } from './product.ts'
import { perPackInput, productCard } from './product-card.ts'
import { langInput, langOnly } from './shared-shapes.ts'

export const readTopInfoRoute = defineCall({
  method: 'POST',
  path: '/api/home/top-info',
  summary:
    'Who is logged in, the server date, and the anonymous id of the day; with topPhoto the photo of a page',
  access: 'visitor',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      /** Counts only for a request that carries no other token. */
      access_token: z.string().max(200).optional(),
      topPhoto: z.string().max(64).optional(),
      withWishCount: z
        .boolean()
        .optional()
        .describe(
          'false: leaves out the number of items in the wish list, which has to be counted',
        ),
    })
    .strict(),
  result: z.object({
    userKey: z.string().describe('the anonymous id of the day'),
    serverDate: z.string(),
    username: z.string().optional(),
    company: z.string().optional(),
    wishCount: z.number().int().optional(),
    approvalState: z.enum(APPROVAL_STATES).optional(),
    loginB2d: z.boolean().optional().describe('true for the dropshipping area'),
    otherArea: z.boolean().optional().describe('true when the session may switch its area'),
    mayOrder: z.boolean().optional().describe('false for logins that only read orders'),
    topPhoto: z
      .object({ url: z.string(), alt: z.string() })
      .nullable()
      .optional()
      .describe(
        'the photo that the content keeps for the page named in topPhoto; null: it has none',
      ),
  }),
})

const siteConfig = z.object({
  serverDate: z.string(),
  siteName: z.string(),
  brands: z
    .array(z.object({ name: z.string(), styleType: z.string() }))
    .describe('the names of both series'),
  currencies: z.array(z.string()),
  contactEmail: z.string().nullable(),
  limits: z.object({
    wholesaleMinimum: z.number().int(),
    dropshipMinimum: z.number().int(),
    requestTimeoutMs: z.number().int(),
    pageViewThresholdMs: z
      .number()
      .int()
      .describe(
        'a page that is reached sooner than this after the navigation before it is not recorded',
      ),
    toastMs: z.number().int().describe('how long a message is shown'),
  }),
})

export const updateRow = z.object({
  number: z.number().int().describe('place in the list, from 1'),
  itemNo: z.string(),
  category: z.string(),
  brand: z.string(),
  region: z.string().describe('names of the sales regions'),
  regions: z.array(z.string()).describe('their codes, as in the filter'),
  update: z
    .string()
    .describe(
      'listed, changed, discontinued, price (the suggested retail price), fitment (the fit list) or number (part numbers, standard names or barcode)',
    ),
  updateName: z.string().describe('the name of `update` in the requested language'),
  date: z.string(),
  compatibility: z
    .string()
    .describe('the first three devices of its fit list, and how many more there are'),
  partNumber: z.string().describe('the first five part numbers, and how many more there are'),
  remark: z.string().nullable(),
  image: z.string(),
  url: z.string(),
  pair: z
    .object({ itemNo: z.string(), url: z.string(), brand: z.string() })
    .nullable()
    .describe('in lists of packs: the twin, to which the same happened on the same day'),
})
export type UpdateRow = z.infer<typeof updateRow>

export const homeInfo = z.object({
  menuCategory: z.array(categoryNode),
  config: siteConfig,
  notice: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  UserAccessKey: z.string().describe('the anonymous id of the day, as userKey of top-info'),
  banner: z.array(linkedPicture).describe('links of the home page, shown as picture and title'),
  homeNews: z.array(contentCard).describe('the newest three'),
  homePoster: z.array(contentCard).describe('the newest three'),
  productBanner: z.array(linkedPicture).describe('links beside products'),
  topCategory: z.array(categoryNode).describe('those with the most items'),
  updateProduct: z.array(updateRow).describe('the newest ten that say what they changed'),
  newProduct: z.array(productCard),
  bestSeller: z.array(productCard),
  totals: z.object({
    products: z.number().int(),
    devices: z.number().int(),
    numbers: z.number().int().describe('part numbers'),
  }),
  wishCount: z.number().int().describe('always 0; top-info counts the items'),
})
export type HomeInfo = z.infer<typeof homeInfo>

export const readHomeRoute = defineCall({
  method: 'GET',
  path: '/api/home/home-info',
  summary: 'Everything the home page and the menus show',
  access: 'visitor',
  // The result contains the anonymous id of one visitor.
  cache: 'none',
  cost: 'cheap',
  crossSite: 'allow',
  input: langOnly.extend({ perPack: perPackInput }),
  result: homeInfo,
})

/** Identical for every reader of a language: nothing about the reader, no prices, nothing that depends on content. */
export const frameInfo = homeInfo.pick({ menuCategory: true }).extend({
  contactEmail: z.string().nullable(),
  imprint: z
    .object({
      name: z.string(),
      address: z.string(),
      registration: z.string(),
      taxNumber: z.string(),
      representative: z.string(),
      email: z.string(),
      phone: z.string(),
    })
    .nullable()
    .describe('the company behind the shop; null: the brand names none'),
  pageViewThresholdMs: z
    .number()
    .int()
    .describe(
      'a page that is reached sooner than this after the navigation before it is not recorded',
    ),
})
export type FrameInfo = z.infer<typeof frameInfo>

export const readFrameRoute = defineCall({
  method: 'GET',
  path: '/api/home/frame-info',
  summary:
    'What header and footer of every page show: the category tree, the contact address and the imprint',
  access: 'visitor',
  cache: 'public',
  cost: 'cheap',
  crossSite: 'allow',
  input: langOnly,
  result: frameInfo,
})

export const readDropShipHomeRoute = defineCall({
  method: 'GET',
  path: '/api/home/dropship/home-info',
  summary: 'As the home page, for the dropshipping area',
  access: 'visitor',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'allow',
  input: langOnly,
  result: homeInfo,
})

export const recordPageViewRoute = defineCall({
  method: 'POST',
  path: '/api/user/behavior/statistical',
  summary: 'Records that a page was seen; the network address of the visitor is not kept',
  access: 'visitor',
  cache: 'none',
  cost: 'heavy',
  dropsUnderLoad: true,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      accessPage: z
        .string()
        .min(1)
        .max(500)
        .regex(/^\/(?![/\\])/)
        .describe('an address of this site, from its first slash'),
      accessTime: z
        .union([
          z
            .string()
            .max(40)
            .refine((time) => !Number.isNaN(Date.parse(time)), { error: 'form' }),
          z.number().min(0).max(8.64e15),
        ])
        .describe('ISO 8601, or milliseconds since 1970'),
      userKey: z
        .string()
        .regex(/^\d{8}-[\w-]{1,55}$/)
        .optional()
        .describe(
          '`userKey` of top-info or `UserAccessKey` of home-info; absent: that of the sender',
        ),
    })
    .strict(),
  result: z.null(),
})
