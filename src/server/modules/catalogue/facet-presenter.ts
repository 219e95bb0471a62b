// Presents facets in call results: named, most frequent first, with the selected values.
import type { Facets } from '../../../contract/product-card.ts'
import type { ProductFilters } from '../../../contract/product-card.ts'
import type { Lang } from '../../../shared/lang.ts'
import { CHEMISTRIES, COLOURS, nameOf, REGIONS } from '../../../shared/vocabulary.ts'
import type { FilterResult } from './catalogue-facets.ts'
import type { Store } from './catalogue-store.ts'

const DEVICE_BRANDS_LISTED = 40
const NONE: ReadonlySet<string> = new Set()

export function presentFacets(
  store: Store,
  narrowed: FilterResult,
  filters: ProductFilters,
  lang: Lang,
): Facets {
  const label = (table: Parameters<typeof nameOf>[0]) => (code: string) => nameOf(table, code, lang)
  const asStored = (value: string) => value
  const deviceBrands = facetValues(narrowed.counts.deviceBrand, filters.deviceBrand, asStored)
  const listed = deviceBrands.filter(
    (value, index) => index < DEVICE_BRANDS_LISTED || value.selected,
  )
  const category = (code: string) => store.categoryNames[lang].get(code) ?? code
  return {
    category: facetValues(narrowed.counts.category, filters.category, category),
    brand: facetValues(narrowed.counts.brand, filters.brand, asStored),
    deviceBrand: listed,
    deviceBrandMore: deviceBrands.length - listed.length,
    chemistry: facetValues(narrowed.counts.chemistry, filters.chemistry, label(CHEMISTRIES)),
    colour: facetValues(narrowed.counts.colour, filters.colour, label(COLOURS)),
    region: facetValues(narrowed.regions, filters.region, label(REGIONS)),
    ...narrowed.ranges,
    ...narrowed.sizes,
    inStock: { count: narrowed.inStock, selected: filters.inStock === true },
  }
}

/** Most frequent first; selected values stay in the list even with a count of 0. */
function facetValues(
  counts: Map<string, number>,
  selected: string[] | undefined,
  label: (value: string) => string,
): Facets['brand'] {
  const chosen = selected ? new Set(selected) : NONE
  const values: Facets['brand'] = []
  const add = (value: string, count: number) => {
    values.push({ value, label: label(value), count, selected: chosen.has(value) })
  }
  for (const [value, count] of counts) add(value, count)
  for (const value of chosen) if (!counts.has(value)) add(value, 0)
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
