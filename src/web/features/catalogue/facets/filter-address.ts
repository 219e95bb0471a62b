// Conversion between the state of a product list and its URL query.
import type { ProductFilters, Sort } from '../../../../contract/product-card.ts'
import { type Direction, DEFAULT_DIRECTION } from '../../../../shared/sort-directions.ts'
import { readNumber } from './read-number.ts'
import { readSize, type SizeFilter, sizeEntries } from './size-filter.ts'

export type ListView = 'table' | 'cards'
/** `region`: a sales region in which a product is sold. */
export type ValueFilter = 'category' | 'brand' | 'deviceBrand' | 'chemistry' | 'colour' | 'region'
export type RangeFilter = 'voltage' | 'capacity' | 'energy'
export type NumberRange = NonNullable<ProductFilters['voltage']>

/** Filters of a list; length, width, height and diameter, which the call filters by separately, are one size here. */
export interface ListFilters extends Pick<ProductFilters, ValueFilter | RangeFilter | 'inStock'> {
  size?: SizeFilter
}

/** State of a list. `view` absent: a table on wide screens, a block of lines for each product on narrow ones. */
export interface ListState {
  filters: ListFilters
  sort?: Sort
  /** Absent: the default direction of the sort. */
  direction?: Direction
  page: number
  /** Products per page. */
  rows: number
  view?: ListView
}

/** One applied filter with what its chip and its removal need. */
export type AppliedFilter =
  | { kind: 'value'; name: ValueFilter; value: string }
  | { kind: 'range'; name: RangeFilter; range: NumberRange }
  | { kind: 'size'; name: 'size'; size: SizeFilter }
  | { kind: 'inStock' }

export const VALUE_FILTERS = [
  'category',
  'brand',
  'deviceBrand',
  'chemistry',
  'colour',
  'region',
] as const
export const RANGE_FILTERS = ['voltage', 'capacity', 'energy'] as const
export const ROW_CHOICES = [24, 48] as const

const SORT_NAMES: readonly Sort[] = [
  'relevance',
  'newest',
  'popularity',
  'itemNo',
  'voltage',
  'capacity',
  'energy',
  'price',
]
/** Limits of the call: values of a filter, characters of a value, and pages. */
const LIMITS = { values: 50, valueLength: 80, page: 1_000_000 } as const

/** Ignores invalid values, so that a damaged link still shows a list. */
export function readListState(query: URLSearchParams): ListState {
  const sort = SORT_NAMES.find((name) => name === query.get('sort'))
  const view = query.get('view')
  const state: ListState = {
    filters: readFilters(query),
    page: readInteger(query.get('page'), { min: 1, max: LIMITS.page, otherwise: 1 }),
    rows: ROW_CHOICES.find((rows) => String(rows) === query.get('rows')) ?? ROW_CHOICES[0],
  }
  if (sort) state.sort = sort
  const direction = readDirection(query.get('direction'), sort)
  if (direction) state.direction = direction
  if (view === 'table' || view === 'cards') state.view = view
  return state
}

/**
 * Query of a list state: '' or with a leading '?'. Canonical: fixed key order, sorted values, defaults omitted.
 * `screenQuery` holds query fields of the screen, such as the keyword.
 */
export function listQuery(
  state: ListState,
  screenQuery: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(screenQuery)) if (value) query.append(key, value)
  for (const name of VALUE_FILTERS) {
    for (const value of [...(state.filters[name] ?? [])].sort()) query.append(name, value)
  }
  for (const name of RANGE_FILTERS) {
    const range = state.filters[name]
    if (range) query.append(name, `${range.min ?? ''}-${range.max ?? ''}`)
  }
  for (const [name, value] of sizeEntries(state.filters.size)) query.append(name, value)
  if (state.filters.inStock) query.append('inStock', '1')
  if (state.sort) query.append('sort', state.sort)
  if (state.direction) query.append('direction', state.direction)
  if (state.view) query.append('view', state.view)
  if (state.rows !== ROW_CHOICES[0]) query.append('rows', String(state.rows))
  if (state.page > 1) query.append('page', String(state.page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** All applied filters in the order of the facets. */
export function appliedFilters(filters: ListFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = []
  for (const name of VALUE_FILTERS) {
    for (const value of filters[name] ?? []) applied.push({ kind: 'value', name, value })
  }
  for (const name of RANGE_FILTERS) {
    const range = filters[name]
    if (range) applied.push({ kind: 'range', name, range })
  }
  if (filters.size) applied.push({ kind: 'size', name: 'size', size: filters.size })
  if (filters.inStock) applied.push({ kind: 'inStock' })
  return applied
}

/** The same list from page one, without one filter. */
export function withoutFilter(state: ListState, removed: AppliedFilter): ListState {
  const filters = { ...state.filters }
  if (removed.kind === 'inStock') delete filters.inStock
  else if (removed.kind !== 'value') delete filters[removed.name]
  else {
    const values = (filters[removed.name] ?? []).filter((value) => value !== removed.value)
    if (values.length > 0) filters[removed.name] = values
    else delete filters[removed.name]
  }
  return { ...state, filters, page: 1 }
}

/** The same list from page one, in another order; no direction means the default one. */
export function sortedBy(
  { direction: _, ...state }: ListState,
  sort: Sort | undefined,
  direction: Direction | undefined,
): ListState {
  const isNotDefault = direction && (!sort || direction !== DEFAULT_DIRECTION[sort])
  return { ...state, ...(sort && { sort }), ...(isNotDefault && { direction }), page: 1 }
}

/** The same list from page one, with one value added to a filter. */
export function withValue(state: ListState, name: ValueFilter, value: string): ListState {
  const values = [...new Set([...(state.filters[name] ?? []), value])]
  return { ...state, filters: { ...state.filters, [name]: values }, page: 1 }
}

function readFilters(query: URLSearchParams): ListFilters {
  const filters: ListFilters = {}
  for (const name of VALUE_FILTERS) {
    const values = [...new Set(query.getAll(name))].filter(
      (value) => value !== '' && value.length <= LIMITS.valueLength && !value.includes('\0'),
    )
    if (values.length > 0) filters[name] = values.slice(0, LIMITS.values).sort()
  }
  for (const name of RANGE_FILTERS) {
    const range = readRange(query, name)
    if (range) filters[name] = range
  }
  const size = readSize(query)
  if (size) filters.size = size
  if (['1', 'true', 'on'].includes(query.get('inStock') ?? '')) filters.inStock = true
  return filters
}

/** '10.8-11.4', '10.8-', '-11.4', '10.8', or the two number fields of the form without scripts. */
function readRange(query: URLSearchParams, name: RangeFilter): NumberRange | null {
  const written = query.get(name) ?? ''
  const parts = /^\s*([\d.]*)\s*(?:-\s*([\d.]*))?\s*$/.exec(written)
  const alone = parts !== null && parts[2] === undefined
  const min = readNumber(query.get(`${name}Min`)) ?? readNumber(parts?.[1])
  const max =
    readNumber(query.get(`${name}Max`)) ?? readNumber(alone ? parts[1] : (parts?.[2] ?? null))
  if (min === null && max === null) return null
  // Swap bounds given in the wrong order.
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return { ...(low === null ? {} : { min: low }), ...(high === null ? {} : { max: high }) }
}

/** The default direction is omitted; sorting by relevance has no other. */
function readDirection(text: string | null, sort: Sort | undefined): Direction | null {
  if (text !== 'asc' && text !== 'desc') return null
  return sort === 'relevance' || (sort && DEFAULT_DIRECTION[sort] === text) ? null : text
}

function readInteger(
  text: string | null,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise
  const value = Number(text)
  return value >= min && value <= max ? value : otherwise
}
