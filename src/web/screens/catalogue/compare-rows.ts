// Builds the rows of a comparison: each property's value per battery, and whether the values differ.
import type { ProductDetail } from '../../../contract/product.ts'
import { printGtin } from '../../../shared/gtin.ts'
import { shownDevice } from '../../features/catalogue/product-card/card-label.ts'
import { figureText, measureText } from '../../features/catalogue/product-facts/measures.ts'
import type { card } from '../../texts/en_us/card.ts'
import type { lists } from '../../texts/en_us/lists.ts'

export type CompareRowName = keyof (typeof lists)['compare']['rows']

export interface CompareRow {
  name: CompareRowName
  /** In the order of the products; null when the value is missing. */
  values: (string | null)[]
  differs: boolean
}

/** Omits rows for which no product has a value. */
export function compareRows(products: readonly ProductDetail[], t: typeof card): CompareRow[] {
  return PROPERTIES.map(({ name, valueOf }) => {
    const values = products.map((product) => valueOf(product, t) || null)
    return { name, values, differs: new Set(values).size > 1 }
  }).filter(({ values }) => values.some((value) => value !== null))
}

const PROPERTIES: {
  name: CompareRowName
  valueOf: (product: ProductDetail, t: typeof card) => string | null | undefined
}[] = [
  { name: 'brand', valueOf: (p) => p.brand },
  { name: 'category', valueOf: (p) => p.category.name },
  { name: 'device', valueOf: (p) => shownDevice(p) ?? p.deviceBrand },
  { name: 'voltage', valueOf: (p) => measureText(p.voltage, 'V') },
  { name: 'capacity', valueOf: (p) => measureText(p.capacity, 'mAh') },
  { name: 'energy', valueOf: (p) => measureText(p.energy, 'Wh') },
  { name: 'chemistry', valueOf: (p) => p.chemistry.name },
  { name: 'size', valueOf: (p) => p.dimension },
  { name: 'netWeight', valueOf: (p) => (p.netWeight ? measureText(p.netWeight, 'g') : null) },
  { name: 'colour', valueOf: (p) => p.colour?.name },
  { name: 'packQty', valueOf: (p) => figureText(p.packQty) },
  { name: 'dischargeRate', valueOf: (p) => p.dischargeRate },
  { name: 'fits', valueOf: (p, t) => (p.fitCount > 0 ? t.fitCount(p.fitCount) : t.noFits) },
  { name: 'regions', valueOf: (p, t) => p.regionNames.map(({ name }) => name).join(t.separator) },
  { name: 'ean', valueOf: (p) => p.ean && printGtin(p.ean) },
  { name: 'stock', valueOf: (p, t) => (p.stop ? t.discontinued : t.stock[p.stockBand]) },
  { name: 'listedOn', valueOf: (p) => p.listedOn },
]
