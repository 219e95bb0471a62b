// The lines of a query, or the items between its commas, with the words and values of each.
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'

export interface QueryItem {
  words: readonly Word[]
  /** A value such as 11.1 V is part of it. */
  hasValue: boolean
}

/** Returns the number, from 0, of the line or item that contains a position of the text. */
export type PartLookup = (start: number) => number

/** Looks up the line of a position in the query's text. */
export function lineLookup({ source }: ParsedQuery): PartLookup {
  const starts: number[] = []
  for (let at = source.text.indexOf('\n'); at >= 0; at = source.text.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  return partLookup(starts)
}

/** Looks up the item, between commas and similar separators, of a position in the query's text. */
export function itemLookup({ words }: ParsedQuery): PartLookup {
  return partLookup(words.flatMap(({ separator, start }) => (separator === 'break' ? [start] : [])))
}

function partLookup(starts: readonly number[]): PartLookup {
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

/** The lines or items with words or values by their number, in order. */
export function itemsOf(query: ParsedQuery, partAt: PartLookup): Map<number, QueryItem> {
  const words = Map.groupBy(query.words, ({ start }) => partAt(start))
  const values = [...query.values, ...query.barcodes.filter(({ isMarked }) => isMarked)]
  const valued = new Set(values.map(({ start }) => partAt(start)))
  const numbers = [...new Set([...words.keys(), ...valued])].sort((a, b) => a - b)
  return new Map(
    numbers.map((number) => [
      number,
      { words: words.get(number) ?? [], hasValue: valued.has(number) },
    ]),
  )
}
