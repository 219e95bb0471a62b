// The lines of a query, or the items between its commas, with the words and values of each.
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'

export interface QueryItem {
  words: readonly Word[]
  hasValue: boolean
}

/** Tells the place of a position of the text in ascending parts: 0 before the second part, and so on. */
export type Finder = (start: number) => number

/** Returns the line of a position in the query's text, from 0. */
export function lineFinder({ source }: ParsedQuery): Finder {
  const starts: number[] = []
  for (let at = source.text.indexOf('\n'); at >= 0; at = source.text.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  return finder(starts)
}

/** The same of the items between commas and similar signs. */
export function itemFinder({ words }: ParsedQuery): Finder {
  return finder(words.flatMap(({ separator, start }) => (separator === 'break' ? [start] : [])))
}

function finder(starts: readonly number[]): Finder {
  return (start) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((starts[middle] ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The lines or items that say something, in order, by their place. */
export function itemsOf(query: ParsedQuery, placeOf: Finder): Map<number, QueryItem> {
  const words = Map.groupBy(query.words, ({ start }) => placeOf(start))
  const values = [...query.values, ...query.barcodes.filter(({ isMarked }) => isMarked)]
  const valued = new Set(values.map(({ start }) => placeOf(start)))
  const places = [...new Set([...words.keys(), ...valued])].sort((a, b) => a - b)
  return new Map(
    places.map((place) => [place, { words: words.get(place) ?? [], hasValue: valued.has(place) }]),
  )
}
