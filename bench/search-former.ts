// The queries of search-queries.ts, a set older than those in search-sets/ that is still measured, in their format.
import { makeQueries } from './search-queries.ts'
import type { SetQuery } from './search-sets/set-query.ts'
import type { SetItem } from './search-sets/set-catalogue.ts'

export function formerQueries(items: SetItem[]): SetQuery[] {
  return makeQueries(items).map(({ kind, text, expected, half }) => ({
    kind,
    text,
    criterion: kind === 'nonsense' ? 'absent' : 'battery',
    expected,
    parts: [],
    half,
  }))
}
