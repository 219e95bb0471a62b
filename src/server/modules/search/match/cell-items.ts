// Reads the cells of a list: a short number counts where it stands alone.
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, parseQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { absentIn, isCell } from './absent.ts'
import type { Evidence } from './evidence.ts'
import type { Matched } from './matched.ts'

type Read = (index: SearchIndex, query: ParsedQuery) => Matched | undefined

/**
 * The cells among the items that `found` leaves open, each read as a query of its own by `read`: 'A23' on a line of its
 * own is a cell, whatever devices have that name.
 */
export function cellItems(
  index: SearchIndex,
  query: ParsedQuery,
  found: readonly Evidence[],
  read: Read,
): Evidence[] {
  const items = absentIn(index, query, found).items.filter((words) => isCell({ words }))
  return items.slice(0, MOST_ITEMS).flatMap((words): Evidence[] => {
    const item = parseQuery(typedWords(query, words))
    const matched = read(index, item)
    if (!matched || matched.certainty === 'similar') return []
    return matched.evidence.map((one) => ({ ...one, words: inQuery(words, item, one.words) }))
  })
}

// The same words where they stand in the list.
function inQuery(words: readonly Word[], item: ParsedQuery, own: readonly Word[]): Word[] {
  const offset = (words[0]?.start ?? 0) - (item.words[0]?.start ?? 0)
  return words.filter(({ start }) => own.some((word) => word.start + offset === start))
}

const MOST_ITEMS = 50
