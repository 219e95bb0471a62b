// The product as shown in lists, the filters that narrow a list, and its facets.
import { z } from 'zod'
import { SERIES_PREFERENCES } from '../shared/series-preferences.ts'
import { priceAndStock } from './price.ts'
import { namedCode } from './shared-shapes.ts'

export const STOCK_BANDS = ['out', 'low', 'in'] as const

export const perPackInput = z
  .enum(SERIES_PREFERENCES)
  .optional()
  .describe(
    'lists each pack once: of two twins the one of this series, or the cheapest in stock, its twin in `pair`; ' +
      'counts and facets count packs. Absent: each item is listed',
  )

/** The same pack in the other series: what differs from the card; visitors see no price here either. */
export const pairedProduct = z.object({
  itemNo: z.string(),
  title: z.string(),
  url: z.string(),
  image: z.string(),
  brand: z.string(),
  styleType: z.enum(['main', 'high-performance']).describe('the series'),
  capacity: z.number(),
  energy: z.number(),
  dimension: z.string().nullable(),
  regions: z.array(z.string()),
  stockBand: z.enum(STOCK_BANDS),
  stop: z.boolean().describe('discontinued'),
  ...priceAndStock,
})

/** Voltage in V, capacity in mAh, energy in Wh. Visitors see stock as a band and no price. */
export const productCard = z.object({
  itemNo: z.string(),
  title: z.string(),
  titleLang: z.enum(['en_us', 'zh_cn', 'zh_hk']),
  url: z.string().describe('canonical address without language prefix'),
  image: z.string(),
  brand: z.string(),
  styleType: z.enum(['main', 'high-performance']).describe('the series'),
  category: namedCode,
  deviceBrand: z.string().nullable().describe('brand of the device that titles name'),
  deviceLabel: z.string().nullable().describe('that device, of all on the fit list; null: none'),
  deviceName: z
    .string()
    .optional()
    .describe('brand and the name under which the device is sold, if the label has another'),
  cellName: z
    .string()
    .nullable()
    .describe('size of a standard cell, such as AA · LR6; null: not a standard cell'),
  voltage: z.number(),
  capacity: z.number(),
  energy: z.number(),
  chemistry: namedCode,
  colour: namedCode.nullable(),
  dimension: z.string().nullable().describe('mm, L × W × H or Ø × H'),
  packQty: z.number().int().describe('pieces in one retail package'),
  regions: z.array(z.string()).describe('sales regions in which it is sold'),
  fitCount: z.number().int().describe('devices on its fit list'),
  fitsConfirmed: z.boolean().describe('false: it has no fit list, or one that was derived'),
  stockBand: z.enum(STOCK_BANDS),
  stop: z.boolean().describe('discontinued'),
  listedOn: z.string(),
  updatedOn: z.string(),
  pair: pairedProduct
    .nullable()
    .describe('the same pack in the other series: same devices, part numbers and voltage'),
  pairListed: z
    .literal(true)
    .optional()
    .describe('in lists of packs: the twin matches too and is part of this entry'),
  ...priceAndStock,
})
export type ProductCard = z.infer<typeof productCard>

const range = z
  .object({
    min: z.coerce.number().min(0).max(1e9).optional(),
    max: z.coerce.number().min(0).max(1e9).optional(),
  })
  .strict()

const values = z.array(z.string().max(80)).max(50)

export const productFilters = z
  .object({
    category: values.optional().describe('ids of the categories that hold the products'),
    brand: values.optional(),
    deviceBrand: values.optional(),
    chemistry: values.optional(),
    colour: values.optional(),
    region: values.optional(),
    voltage: range.optional(),
    capacity: range.optional(),
    energy: range.optional(),
    length: range.optional().describe('mm; also width and height'),
    width: range.optional(),
    height: range.optional(),
    diameter: range.optional().describe('mm, of round cells'),
    inStock: z.boolean().optional().describe('true: only products in stock'),
  })
  .strict()
export type ProductFilters = z.infer<typeof productFilters>

export const SORTS = [
  'relevance',
  'newest',
  'popularity',
  'itemNo',
  'voltage',
  'capacity',
  'energy',
  'price',
] as const
export type Sort = (typeof SORTS)[number]
export const sortInput = z.enum(SORTS)
export const directionInput = z
  .enum(['asc', 'desc'])
  .optional()
  .describe(
    'absent: item number, voltage and price rise, all others fall; relevance has one direction. ' +
      'Discontinued products come last in both',
  )

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  selected: z.boolean().describe('whether the list is narrowed to it'),
})
const facetRange = z.object({
  min: z.number(),
  max: z.number(),
  bins: z
    .array(z.object({ from: z.number(), to: z.number(), count: z.number().int() }))
    .describe('a filter from `from` to `to`, both included, leaves `count` products'),
})
const facetSpan = z.object({ min: z.number(), max: z.number() })

/** Each count applies while all other filters stay unchanged. */
export const facets = z.object({
  category: z.array(facetValue),
  brand: z.array(facetValue),
  deviceBrand: z.array(facetValue),
  deviceBrandMore: z.number().int().describe('device brands beyond those listed'),
  chemistry: z.array(facetValue),
  colour: z.array(facetValue),
  region: z.array(facetValue),
  voltage: facetRange.nullable(),
  capacity: facetRange.nullable(),
  energy: facetRange.nullable(),
  length: facetSpan.nullable().describe('mm; null where no product has this dimension'),
  width: facetSpan.nullable(),
  height: facetSpan.nullable(),
  diameter: facetSpan.nullable(),
  inStock: z
    .object({ count: z.number().int(), selected: z.boolean() })
    .describe('the products in stock, and whether the list is narrowed to them'),
})
export type Facets = z.infer<typeof facets>
export type FacetValue = z.infer<typeof facetValue>
export type FacetRange = z.infer<typeof facetRange>
