// Sample search results for component tests.
import type { MatchGroup, QueryPart, SearchAnswer } from '../../../../contract/search.ts'

type Found = SearchAnswer['list'][number]

export const PRODUCT: Found = {
  itemNo: 'VC-LT35641',
  title: 'Voltcell laptop battery for Lenovo 00HW003, 15.2 V 3300 mAh',
  titleLang: 'en_us',
  url: '/products/laptop/lenovo-00hw003-15-2v-3300mah/VC-LT35641',
  image: '/pictures/VC-LT35641/thumb.svg',
  brand: 'Voltcell',
  styleType: 'main',
  category: { code: 'laptop', name: 'Laptop Batteries' },
  deviceBrand: 'Lenovo',
  deviceLabel: 'Lenovo 00HW003',
  cellName: null,
  voltage: 15.2,
  capacity: 3300,
  energy: 50.16,
  chemistry: { code: 'li-polymer', name: 'Li-Polymer' },
  colour: { code: 'black', name: 'Black' },
  dimension: '248.3 × 77.6 × 6.2',
  packQty: 1,
  regions: ['GLOBAL'],
  fitCount: 42,
  fitsConfirmed: true,
  stockBand: 'in',
  stop: false,
  listedOn: '2024-07-18',
  updatedOn: '2026-03-12',
  pair: null,
  matchedOn: { kind: 'oem', raw: '00HW003', brand: 'Lenovo' },
  difference: null,
}

export function productWith(more: Partial<Found>): Found {
  return { ...PRODUCT, ...more }
}

export function partWith(more: Partial<QueryPart>): QueryPart {
  return { kind: 'number', text: '00HW003', state: 'found', reading: null, rest: '', ...more }
}

export function groupWith(more: Partial<MatchGroup>): MatchGroup {
  return {
    texts: ['00HW003'],
    kind: 'number',
    state: 'found',
    readAs: null,
    total: 1,
    list: [PRODUCT],
    suggestions: [],
    ...more,
  }
}

/** An exact result with the given rows, unless overridden. */
export function answerWith(more: Partial<SearchAnswer>): SearchAnswer {
  const list = more.list ?? []
  return {
    total: list.length,
    page: 1,
    rows: 24,
    list,
    facets: NO_FACETS,
    certainty: 'exact',
    tolerant: more.certainty === 'partial' || more.certainty === 'similar',
    readAs: null,
    suggestions: [],
    exact: null,
    parts: [],
    groups: [],
    knownDevice: null,
    notSold: null,
    unread: { characters: 0, numbers: 0 },
    ...more,
  }
}

const NO_FACETS: SearchAnswer['facets'] = {
  category: [],
  brand: [],
  deviceBrand: [],
  deviceBrandMore: 0,
  chemistry: [],
  colour: [],
  region: [],
  voltage: null,
  capacity: null,
  energy: null,
  length: null,
  width: null,
  height: null,
  diameter: null,
  inStock: { count: 0, selected: false },
}
