// Loads a page of the news list of the area `main` or `dropship`.
import type { LoaderRequest } from '../../../router/loader.ts'
import { listNews } from '../../../../client/news.ts'
import type { NewsList } from '../../../../contract/news.ts'
import type { PageContext } from '../../../site-context.ts'
import { type NewsFilterValues, readNewsUrl } from './news-url.ts'

const ROWS = 12

export interface LoadedNews {
  filters: NewsFilterValues
  answer: NewsList
}

export async function loadNews(
  request: LoaderRequest,
  { lang, transport }: PageContext,
  area: 'main' | 'dropship' = 'main',
): Promise<LoadedNews> {
  const filters = readNewsUrl(request.url)
  const input = { lang, area, rows: ROWS, ...filters }
  return { filters, answer: await listNews(input, transport, request.signal) }
}

/** Search engines may index whole lists and lists by type, but not those of a year, search results or empty lists. */
export function isListIndexed({ filters, answer }: LoadedNews): boolean {
  const { year, keyword } = filters
  return !year && !keyword && answer.list.length > 0
}

/** Props of the news list components. */
export interface NewsCardsProps {
  news: LoadedNews
  /** Path of the list: '/news', '/dropship/news'. */
  path: string
}
