// Query parameters of the news list: type, year, keyword and page.
import { NEWS_TYPES, type NewsType } from '../../../../shared/content-kinds.ts'

/** The filters of the list and its page; those that are not applied are absent, as is page 1. */
export interface NewsFilterValues {
  type?: NewsType | undefined
  year?: number
  keyword?: string
  page?: number
}

/** Ignores invalid values, so that a mistyped URL shows the whole list. */
export function readNewsUrl(address: string): NewsFilterValues {
  const query = new URL(address).searchParams
  const type = NEWS_TYPES.find((known) => known === query.get('type'))
  const year = integerBetween(query.get('year'), 2000, 2999)
  const page = integerBetween(query.get('page'), 1, 1_000_000)
  const keyword = query.get('keyword')?.trim().slice(0, 100)
  return {
    ...(type && { type }),
    ...(year && { year }),
    ...(keyword && { keyword }),
    ...(page && page > 1 && { page }),
  }
}

/** '?type=event&page=2', or an empty string. */
export function newsQuery({ type, year, keyword, page }: NewsFilterValues): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (year) query.set('year', String(year))
  if (keyword) query.set('keyword', keyword)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

function integerBetween(value: string | null, min: number, max: number): number | undefined {
  if (value === null || !/^\d{1,7}$/.test(value)) return undefined
  const number = Number(value)
  return number >= min && number <= max ? number : undefined
}
