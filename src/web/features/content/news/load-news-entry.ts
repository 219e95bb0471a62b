// Loads one news entry, or the newest entries if it does not exist.
import { data } from '../../../router/loader.ts'
import { CallError } from '../../../../client/call.ts'
import { listNews, readNews } from '../../../../client/news.ts'
import type { ContentCard } from '../../../../contract/content.ts'
import type { NewsEntry } from '../../../../contract/news.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { PageContext } from '../../../site-context.ts'

export interface LoadedEntry {
  /** Null: no entry at this URL. */
  entry: NewsEntry | null
  /** The newest entries, if the requested one is missing. */
  newest: ContentCard[]
}

/** Returns status 404 if the entry does not exist. */
export async function loadNewsEntry(
  { id, type }: { id?: string | undefined; type?: string | undefined },
  { lang, transport }: PageContext,
  area: 'main' | 'dropship' = 'main',
) {
  try {
    const entry = await readNews({ id: id ?? '', type: type ?? '', lang, area }, transport)
    return { entry, newest: [] } satisfies LoadedEntry
  } catch (error) {
    if (!(error instanceof CallError) || !isMissing(error.code)) throw error
    const news = await listNews({ lang, area, rows: 3 }, transport).catch(() => null)
    const loaded: LoadedEntry = { entry: null, newest: news?.list ?? [] }
    return data(loaded, { status: RESULT_CODES.notFound })
  }
}

/** The API rejects a malformed id as invalid input. */
function isMissing(code: number): boolean {
  return code === RESULT_CODES.notFound || code === RESULT_CODES.invalid
}
