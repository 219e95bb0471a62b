// The specification a product is drawn from, and the physical form derived from it.

export type StyleType = 'main' | 'high-performance'

/** The specification a drawing is made from. Lengths in mm, weight in g, ean as GTIN-14. */
export interface DrawnProduct {
  itemNo: string
  brand: string
  styleType: StyleType
  categoryId: string
  chemistry: string
  voltage: number
  capacityMah: number
  energyWh: number
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  diameterMm: number | null
  /** How many batteries or cells one item contains. */
  packQty: number
  colour: string
  ean: string
  /** The device that the label names; null: none. */
  deviceLabel: string | null
  netWeightG: number | null
  /** The size of a cell by its IEC name or first number, such as LR6 or 18650; printed on cells if known. */
  sizeName?: string | null
  /** Size and number, such as 'AA · LR6', for labels and previews. */
  cellName?: string | null
}

export const PRODUCT_FORMS = [
  /** A flat cell in foil with a flexible circuit, as in phones. */
  'pouch',
  /** A case that plugs into a laptop from outside. */
  'laptop-pack',
  /** Flat cells side by side inside a laptop, with a cable. */
  'flat-pack',
  /** Slides onto a power tool. */
  'slide-pack',
  /** A hard case with contacts, as in cameras. */
  'hard-pack',
  /** Wrapped cells with leads and a plug. */
  'wired-pack',
  'cylinder',
  'coin',
  'zinc-air-button',
  'sealed-lead-acid',
  /** Upright and square-edged, such as a 9 V battery. */
  'block',
  'charger',
] as const
export type ProductForm = (typeof PRODUCT_FORMS)[number]

/** A body on the table: width to the right, depth away, height up, in mm. */
export interface BodySize {
  w: number
  d: number
  h: number
}

const LYING = new Set<ProductForm>(['pouch', 'laptop-pack', 'flat-pack', 'wired-pack'])
const ROUND = new Set<ProductForm>(['cylinder', 'coin', 'zinc-air-button'])
const HARD_CASE = new Set(['camera', 'camcorder', 'two-way-radio', 'vacuum', 'e-bike', 'drone'])

/** The usual size of a form, used when the specification states none. */
const USUAL_SIZE: Record<ProductForm, BodySize> = {
  pouch: { w: 95, d: 63, h: 4.4 },
  'laptop-pack': { w: 204, d: 52, h: 19.6 },
  'flat-pack': { w: 237, d: 74, h: 6.2 },
  'slide-pack': { w: 76, d: 116, h: 64 },
  'hard-pack': { w: 56, d: 20, h: 40 },
  'wired-pack': { w: 50, d: 33, h: 12 },
  cylinder: { w: 14.5, d: 14.5, h: 50.5 },
  coin: { w: 20, d: 20, h: 3.2 },
  'zinc-air-button': { w: 7.9, d: 7.9, h: 5.4 },
  'sealed-lead-acid': { w: 151, d: 65, h: 94 },
  block: { w: 26.5, d: 17.5, h: 48.5 },
  charger: { w: 48, d: 30, h: 80 },
}

/** Derives the form: that of chargers first, then by chemistry, roundness, category and thickness. */
export function productForm(p: DrawnProduct): ProductForm {
  if (p.categoryId === 'charger') return 'charger'
  if (/lead/i.test(p.chemistry)) return 'sealed-lead-acid'
  if (/zinc.?air/i.test(p.chemistry)) return 'zinc-air-button'
  if (p.diameterMm) return (p.heightMm ?? p.lengthMm ?? 0) > p.diameterMm ? 'cylinder' : 'coin'
  if (p.categoryId === 'hearing-aid') return 'zinc-air-button'
  if (p.categoryId === 'watch') return 'coin'
  if (p.categoryId === 'ups') return 'sealed-lead-acid'
  if (p.categoryId === 'general') return p.lengthMm || p.voltage > 4 ? 'block' : 'cylinder'
  if (p.categoryId === 'power-tool') return 'slide-pack'
  if (p.categoryId === 'cordless-phone') return 'wired-pack'
  if (HARD_CASE.has(p.categoryId)) return 'hard-pack'
  if (p.categoryId === 'laptop') return (p.heightMm ?? 20) >= 12 ? 'laptop-pack' : 'flat-pack'
  return (p.heightMm ?? 4.4) > 8 ? 'wired-pack' : 'pouch'
}

export function isLying(form: ProductForm): boolean {
  return LYING.has(form)
}

export function isRound(form: ProductForm): boolean {
  return ROUND.has(form)
}

/** The stated size, or the usual size of the form; never zero, so that outlines stay closed. */
export function bodySize(p: DrawnProduct): BodySize {
  const form = productForm(p)
  const usual = USUAL_SIZE[form]
  if (isRound(form)) {
    const across = positive(p.diameterMm, usual.w)
    return { w: across, d: across, h: positive(p.heightMm ?? p.lengthMm, usual.h) }
  }
  const w = positive(p.lengthMm, usual.w)
  const d = positive(p.widthMm, usual.d)
  const h = positive(p.heightMm, usual.h)
  // A block cell is listed longest side first but stands on its short end.
  if (form === 'block' && w > h * 1.5) return { w: d, d: h, h: w }
  return { w, d, h }
}

/** True when the specification itself states the size; of what is not round, length and width are enough. */
export function hasStatedSize(p: DrawnProduct): boolean {
  return p.diameterMm ? Boolean(p.heightMm ?? p.lengthMm) : Boolean(p.lengthMm && p.widthMm)
}

/** The nominal voltage of one cell of the chemistry. Li-ion is between 3.6 and 3.87 V by generation. */
export function nominalCellVoltage(chemistry: string): number {
  const c = chemistry.toLowerCase()
  if (/lead/.test(c)) return 2
  if (/lifepo|iron phos/.test(c)) return 3.2
  if (/ni-?mh|ni-?cd|nickel/.test(c)) return 1.2
  if (/thionyl/.test(c)) return 3.6
  if (/manganese|limno/.test(c)) return 3
  if (/alkaline|disul(?:f|ph)ide|carbon|zinc.?chlor/.test(c)) return 1.5
  if (/silver/.test(c)) return 1.55
  if (/zinc.?air/.test(c)) return 1.45
  return 3.7
}

/** Cells in series: pack voltage over cell voltage, at least one. */
export function seriesCells(p: { chemistry: string; voltage: number }): number {
  return atLeastOne(p.voltage / nominalCellVoltage(p.chemistry), Math.round)
}

/**
 * Largest capacity sold in one 18650 cell, which is 18 mm wide and 65 mm long, in mAh. With more, a laptop or tool pack
 * must contain several strings of cells in parallel.
 */
const LARGEST_18650_MAH = 3500

/** The minimum number of parallel cells for the capacity, or null if it cannot be derived. */
export function parallelCells(p: DrawnProduct): number | null {
  const form = productForm(p)
  if (form === 'laptop-pack' || form === 'slide-pack') {
    return atLeastOne(p.capacityMah / LARGEST_18650_MAH, Math.ceil)
  }
  return isRound(form) || form === 'pouch' || form === 'block' ? 1 : null
}

/** No battery is larger than this (mm) or has more cells; prevents endless drawing after an import error. */
const LARGEST_MM = 3000
const MAX_CELLS = 400

function atLeastOne(cells: number, round: (value: number) => number): number {
  return Number.isFinite(cells) ? Math.min(MAX_CELLS, Math.max(1, round(cells))) : 1
}

function positive(value: number | null | undefined, fallback: number): number {
  if (typeof value !== 'number' || !(value > 0)) return fallback
  return Math.min(value, LARGEST_MM)
}
