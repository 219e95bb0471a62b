// Brings the page of news that an address asks for, of the shop or of the drop-ship area.
import { listNews } from '../../../client/news.ts'
import type { NewsList } from '../../../contract/news.ts'
import type { PageContext } from '../../site-context.ts'
import { type NewsNarrowing, readNewsAddress } from './news-address.ts'

const ROWS = 12

export interface LoadedNews {
  narrowing: NewsNarrowing
  answer: NewsList
}

export async function loadNews(
  request: Request,
  { lang, transport }: PageContext,
  area: 'main' | 'dropship' = 'main',
): Promise<LoadedNews> {
  const narrowing = readNewsAddress(request.url)
  const input = { lang, area, rows: ROWS, ...narrowing }
  return { narrowing, answer: await listNews(input, transport, request.signal) }
}

/** What search engines may keep: whole lists and lists of a type, not what somebody looked for. */
export function isListIndexed({ narrowing, answer }: LoadedNews): boolean {
  const { year, keyword } = narrowing
  return !year && !keyword && answer.list.length > 0
}

/** What the list of news is drawn from. */
export interface NewsListProps {
  news: LoadedNews
  /** Where the list stands: '/news', '/dropship/news'. */
  path: string
}
