// Conversion between the filters of the update list and its URL query.
import type { InputOf } from '../../../../contract/call.ts'
import type { listUpdatesRoute } from '../../../../contract/product-support.ts'

type UpdateInput = InputOf<typeof listUpdatesRoute>
/** The filters of the list; those without a value are absent. */
export type UpdateFilterValues = Pick<UpdateInput, 'category' | 'brand' | 'region' | 'from' | 'to'>

export interface UpdateState {
  filters: UpdateFilterValues
  page: number
}

/** Fields with a text, and the greatest length of each. */
const TEXT_FIELDS = { category: 64, brand: 80, region: 16 } as const
const DAYS = ['from', 'to'] as const

/** Ignores invalid values. */
export function readUpdateState(query: URLSearchParams): UpdateState {
  const filters: UpdateFilterValues = {}
  for (const name of Object.keys(TEXT_FIELDS) as (keyof typeof TEXT_FIELDS)[]) {
    const value = query.get(name)?.trim()
    if (value && value.length <= TEXT_FIELDS[name] && !value.includes('\0')) filters[name] = value
  }
  for (const name of DAYS) {
    const value = query.get(name)
    if (value && isDay(value)) filters[name] = value
  }
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { filters, page }
}

export function updateQuery({ filters, page }: UpdateState): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.append(name, value)
  if (page > 1) query.append('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Accepts only existing days, so not 30 February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
