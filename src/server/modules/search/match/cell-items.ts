// Finds cells in a query that lists several items, where a short number such as 'A23' is a whole item.
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, parseQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { absentIn, isCell } from './absent.ts'
import type { Evidence } from './evidence.ts'
import type { MatchResult } from './match-result.ts'

type MatchItem = (index: SearchIndex, query: ParsedQuery) => MatchResult | undefined

/**
 * The cells among the items that the evidence `found` does not explain, each matched as a query of its own: 'A23' on a
 * line of its own is a cell, whatever devices have that name.
 */
export function cellItems(
  index: SearchIndex,
  query: ParsedQuery,
  found: readonly Evidence[],
  matchItem: MatchItem,
): Evidence[] {
  const items = absentIn(index, query, found).items.filter((words) => isCell({ words }))
  return items.slice(0, MAX_ITEMS).flatMap((words): Evidence[] => {
    const item = parseQuery(typedWords(query, words))
    const matched = matchItem(index, item)
    if (!matched || matched.certainty === 'similar') return []
    return matched.evidence.map((evidence) => ({
      ...evidence,
      words: inQuery(words, item, evidence.words),
    }))
  })
}

// The words of the whole query that correspond to `itemWords` of one item.
function inQuery(words: readonly Word[], item: ParsedQuery, itemWords: readonly Word[]): Word[] {
  const offset = (words[0]?.start ?? 0) - (item.words[0]?.start ?? 0)
  return words.filter(({ start }) => itemWords.some((word) => word.start + offset === start))
}

const MAX_ITEMS = 50
