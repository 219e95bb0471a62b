// The queries of the former set, which is older than search-sets/ and measured too, in the form of those in search-sets/.
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
