// What shipping rules decide about: services, rules, rates, parcels, and the reasons for a rejection.

/**
 * UN numbers: lithium-ion alone (3480) and with equipment (3481), lithium metal alone (3090) and with equipment (3091),
 * nickel-metal hydride at sea (3496), sealed lead-acid (2800); 'none': not dangerous goods.
 */
export const UN_CLASSES = [
  'UN3480',
  'UN3481',
  'UN3090',
  'UN3091',
  'UN3496',
  'UN2800',
  'none',
] as const
export type UnClass = (typeof UN_CLASSES)[number]

/** 'alone': batteries only; 'with': packed with or built into equipment. */
export const PACKINGS = ['alone', 'with'] as const
export type Packing = (typeof PACKINGS)[number]

export const SHIPPING_MODES = ['air', 'road', 'sea'] as const
export type ShippingMode = (typeof SHIPPING_MODES)[number]

export interface ShippingService {
  id: string
  mode: ShippingMode
  /** Working days from dispatch to delivery; a rate may name its own. */
  days: DayRange
  /** Gross weight of the whole parcel; null: no limit. */
  maxParcelGrams: number | null
  /** Added to the weight of the goods. */
  packagingGrams: number
}

/** Null limits do not apply. Wh and grams have up to four decimals. */
export interface ShippingRule extends Destination {
  service: string
  unClass: UnClass
  packing: Packing
  isAllowed: boolean
  /** Per battery, and per cell of it. */
  maxWh: number | null
  maxCellWh: number | null
  maxLithiumGramsPerCell: number | null
  maxLithiumGrams: number | null
  /** Batteries per parcel under this rule, and their net weight in grams. */
  maxPieces: number | null
  maxNetGrams: number | null
  /** 'YYYY-MM-DD'; both days included. `validTo` null: until a later rule begins. */
  validFrom: string
  validTo: string | null
}

/** Freight for the whole parcel from a gross weight upwards, until the next rate begins. */
export interface ShippingRate extends Destination {
  service: string
  fromGrams: number
  /** In minor units. */
  amount: bigint
  currency: string
  days: DayRange | null
}

/** Where a rule or rate applies. The nearest wins: longest beginning of the post code, country, '*'. */
export interface Destination {
  /** ISO 3166 alpha-2, or '*' for every country without one of its own. */
  country: string
  /** Beginning of the post code without spaces, in capitals; '' for the whole country. */
  postCode: string
}

export interface DayRange {
  from: number
  to: number
}

/** Null figures are unknown. */
export interface ParcelLine {
  itemNo: string
  /** Ordered pieces, each of `batteries` batteries (a blister of four has 4). */
  quantity: number
  batteries: number
  chemistry: string
  /** Staff's classification; null: by chemistry. */
  unClass: UnClass | null
  packing: Packing
  /** Per battery. */
  energyWh: number
  lithiumGrams: number | null
  /** Cells per battery; where unknown, `minCells` is the number that its voltage needs at least. */
  cells: number | null
  minCells: number
  /** Per ordered unit. */
  netGrams: number | null
  grossGrams: number | null
}

export interface Parcel {
  lines: readonly ParcelLine[]
  country: string
  postCode: string
  currency: string
  /** The seller's day, 'YYYY-MM-DD'. */
  today: string
  /** Of the packed parcel on the scales: counts instead of what its lines weigh. */
  weighedGrams?: number | undefined
}

export interface ShippingTerms {
  services: readonly ShippingService[]
  rules: readonly ShippingRule[]
  rates: readonly ShippingRate[]
}

/** In the order in which they are shown. */
export const SHIPPING_REASONS = [
  'classUnknown',
  'noRule',
  'notAllowed',
  'aboveWh',
  'cellAboveWh',
  'cellsUnknown',
  'lithiumUnknown',
  'aboveLithium',
  'cellAboveLithium',
  'tooManyBatteries',
  'netWeightUnknown',
  'netWeightAbove',
  'weightUnknown',
  'parcelTooHeavy',
  'noRate',
] as const
export type ShippingReasonCode = (typeof SHIPPING_REASONS)[number]

export interface ShippingReason {
  code: ShippingReasonCode
  /** The line that is the reason; null: the parcel as a whole. */
  itemNo: string | null
  unClass: UnClass | null
  /** What the parcel has and what the service takes: Wh, grams or batteries, by code. */
  actual: number | null
  limit: number | null
}

export type ShippingChoice =
  | { service: string; isOffered: true; freight: bigint; currency: string; days: DayRange }
  | { service: string; isOffered: false; reasons: ShippingReason[] }

/** 'ec1y 8sy' -> 'EC1Y8SY': as beginnings of post codes are compared. */
export function compactPostCode(postCode: string): string {
  return postCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
