// Routes for products: categories, lists, and one product with its details, pictures, fits and related items.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { fitConfidence, fitReview } from './fit-review.ts'
import { memberPrice, PRICE_REASONS } from './price.ts'
import {
  directionInput,
  facets,
  perPackInput,
  productCard,
  productFilters,
  sortInput,
} from './product-card.ts'
import { productDocument, transport } from './product-documents.ts'
import { downloadablePicture, productPicture } from './product-picture.ts'
import { itemNo, langInput, langOnly, listOf, namedCode, pagingInput } from './shared-shapes.ts'

export const categoryNode = z.object({
  categoryId: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  url: z.string(),
  count: z.number().int(),
  packCount: z.number().int().describe('as lists of packs count: twins are one'),
  topBrands: z
    .array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() }))
    .describe('the device brands with the most items'),
})
export type CategoryNode = z.infer<typeof categoryNode>

export const listCategoriesRoute = defineCall({
  method: 'POST',
  path: '/api/category/service',
  summary: 'The category tree with counts, flat, parents before children',
  access: 'visitor',
  cache: 'public',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, parentId: z.string().max(64).optional() }).strict(),
  result: listOf(categoryNode),
})

const listResult = listOf(productCard).extend({ facets })
export type ProductList = z.infer<typeof listResult>

export const listProductsRoute = defineCall({
  method: 'POST',
  path: '/api/category/product-list',
  summary: 'Products of a category, filtered and sorted, with facet counts',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      categoryId: z.string().max(64).optional().describe('absent: the whole catalogue'),
      ...pagingInput,
      sort: sortInput.default('popularity'),
      direction: directionInput,
      perPack: perPackInput,
      filters: productFilters.default({}),
    })
    .strict(),
  result: listResult,
})

export const listNewProductsRoute = defineCall({
  method: 'GET',
  path: '/api/product/news',
  summary: 'The newest products first',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    ...pagingInput,
    perPack: perPackInput,
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(3650)
      .optional()
      .describe('only products listed within this number of days, today included'),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
  }),
  result: listOf(productCard).extend({
    months: z.array(z.object({ month: z.string(), count: z.number().int() })),
  }),
})

export const listBestSellersRoute = defineCall({
  method: 'GET',
  path: '/api/product/bestseller',
  summary: 'The most popular products first',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    ...pagingInput,
    perPack: perPackInput,
    most: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(100)
      .describe('how many of the most popular products are in the list'),
    categoryId: z.string().max(64).optional(),
  }),
  result: listOf(productCard),
})

export const listProductImagesRoute = defineCall({
  method: 'GET',
  path: '/api/product/images/{product}',
  summary: 'The pictures of a product',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ product: itemNo, lang: langInput, ...pagingInput }),
  result: listOf(downloadablePicture),
})

const relatedProduct = productCard.extend({
  relation: z
    .string()
    .describe(
      'substitute: a similar item of the same series, unlike the substitute of an order; different_brand: a similar one of the other series; successor: the replacement item; or accessory, part_of_set, often_bought_with',
    ),
})
export type RelatedProduct = z.infer<typeof relatedProduct>

/** Lengths in mm, weights in g. */
export const productDetail = productCard.extend({
  slug: z.string(),
  description: z.string().nullable(),
  descriptionLang: z.enum(['en_us', 'zh_cn', 'zh_hk']).nullable(),
  ean: z
    .string()
    .nullable()
    .describe('the number of the barcode as GTIN-14, filled up with zeros to 14 digits'),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  diameter: z.number().nullable(),
  netWeight: z.number().nullable(),
  grossWeight: z.number().nullable(),
  regionNames: z.array(namedCode),
  iecName: z.string().nullable(),
  ansiName: z.string().nullable(),
  dischargeRate: z.string().nullable(),
  rechargeable: z.boolean().describe('whether the battery can be charged again'),
  remark: z.string().nullable(),
  basis: z
    .record(z.string(), z.string())
    .describe('by fact: real (observed), general-knowledge, none, or how it was derived'),
  unNumber: z.string().nullable(),
  minimumOrder: z.object({ wholesale: z.number().int(), dropship: z.number().int() }),
  successor: z
    .object({ itemNo: z.string(), title: z.string(), url: z.string() })
    .nullable()
    .describe('its replacement item'),
  sameCaseAs: z
    .string()
    .nullable()
    .describe('item number of the twin in the other series, where both have the same dimensions'),
})
export type ProductDetail = z.infer<typeof productDetail>

const fitModel = z.object({
  label: z.string(),
  name: z.string().optional().describe('brand and trade name, if the label has another'),
  brand: z.string(),
  deviceUrl: z.string().nullable(),
  qualifier: z.array(z.string()).describe('which of the devices of this name it fits'),
  source: z
    .string()
    .describe('maker: stated by the maker; import: observed on devices; derived: a guess'),
  confidence: fitConfidence,
  review: fitReview,
})
export type FitModel = z.infer<typeof fitModel>

export const productPage = z.object({
  productDetail,
  bundleList: z.array(productCard),
  fitModelList: z.object({
    total: z.number().int(),
    brands: z.array(z.object({ brand: z.string(), count: z.number().int() })),
    list: z.array(fitModel).describe('the first 100; the rest by /api/product/fits/{itemNo}'),
  }),
  mediaList: z.array(productPicture),
  partNoList: z
    .array(z.object({ kind: z.string(), raw: z.string(), brand: z.string().nullable() }))
    .describe(
      'kind: oem, iec, ansi, superseded (a former number), alias (another name of the item) or reported_name (what the firmware of a device calls it); raw: as it is written',
    ),
  // The categories above the product, from the root down to its own.
  navigateList: z.array(z.object({ category: z.string(), categoryUrl: z.string() })),
  reviewList: z.object({
    total: z.number().int(),
    average: z.number().nullable().describe('of 5, one decimal; null without reviews'),
    list: z.array(
      z.object({ author: z.string(), rating: z.number(), body: z.string(), date: z.string() }),
    ),
  }),
  relatedList: z.array(relatedProduct),
  specImg: z.array(productPicture).describe('of the specification section'),
  transport: transport.optional(),
  documentList: z.array(productDocument).optional(),
  productPrice: memberPrice.nullable(),
  type: z.enum(['battery', 'charger', 'accessory']),
  styleType: z.enum(['main', 'high-performance']).describe('the series'),
  showPrice: z.boolean().describe('whether productPrice has a price for this caller'),
  priceReason: z.enum(PRICE_REASONS),
  stop: z.boolean().describe('discontinued'),
  productStock: z.object({
    band: z.enum(['out', 'low', 'in']),
    quantity: z.number().int().optional().describe('for members'),
  }),
  status: z.enum(['draft', 'active', 'hidden', 'archived']),
  WishType: z.array(z.string()).describe('ids of my wish lists that contain it'),
})
export type ProductPage = z.infer<typeof productPage>

export const readProductRoute = defineCall({
  method: 'GET',
  path: '/api/product/detail/{itemNo}',
  summary: 'One product with everything its page shows',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ itemNo, lang: langInput }),
  result: productPage,
})

export const listFitsRoute = defineCall({
  method: 'GET',
  path: '/api/product/fits/{itemNo}',
  summary:
    'The devices a product fits, page by page, narrowed by brand or words; also answers "does it fit?"',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    itemNo,
    lang: langInput,
    ...pagingInput,
    brand: z.string().max(80).optional(),
    keyword: z.string().max(200).optional(),
  }),
  result: listOf(fitModel),
})

export const listRecommendedRoute = defineCall({
  method: 'GET',
  path: '/api/product/recommend/product',
  summary: 'Recommended products, for one product or in general',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, itemNo: itemNo.optional(), ...pagingInput }),
  result: listOf(productCard),
})

export const listRelatedRoute = defineCall({
  method: 'GET',
  path: '/api/product/related/{id}',
  summary: 'Products related to one, each with its relation',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ id: itemNo, lang: langInput, ...pagingInput }),
  result: listOf(relatedProduct),
})

export const listDetailImagesRoute = defineCall({
  method: 'GET',
  path: '/api/product/details/img/{id}',
  summary: 'The pictures of the specification section',
  access: 'visitor',
  cache: 'public',
  cost: 'cheap',
  crossSite: 'allow',
  input: z.object({ id: itemNo, ...langOnly.shape, ...pagingInput }),
  result: listOf(downloadablePicture),
})
