// What parts of a query refer to: the matching texts and their products.
import type { Difference } from '../../../../contract/search.ts'
import type { Word } from '../query/word.ts'
import type { SearchIndex } from '../index/search-index.ts'

export interface Span {
  start: number
  end: number
}

export interface Evidence {
  /** `size`: a standard cell by the name of its size, such as AA. */
  kind: 'number' | 'barcode' | 'device' | 'size'
  /** The words that this evidence explains. */
  words: readonly Word[]
  /**
   * Other parts of the text that it explains: barcodes that their form marks as such, as in (01)02900000817470, and the
   * values of 9V and 12V9AH.
   */
  spans?: readonly Span[]
  /** The text of those words as it was typed. */
  typed: string
  /** Best first. */
  texts: readonly number[]
  /** Ascending; best first where the texts decide the order: of devices, standard cells and parts of numbers. */
  rows: readonly number[]
  /**
   * exact: exactly this; family: several devices whose names share this prefix, or a name of several devices or cells;
   * similar: a near match.
   */
  certainty: 'exact' | 'family' | 'similar'
  /** The corrected spelling of the words. */
  readAs?: string
  difference?: (row: number) => Difference | null
}

/** The positions in the text at which its words and spans begin. */
export function positionsOf({ words, spans = [] }: Pick<Evidence, 'words' | 'spans'>): number[] {
  return [...words, ...spans].map(({ start }) => start)
}

/** The rows of all texts, each once, ascending. */
export function rowsOfTexts(index: SearchIndex, texts: readonly number[]): number[] {
  const [only] = texts
  if (texts.length === 1 && only !== undefined) return Array.from(index.rowsOf.of(only))
  const rows = new Set<number>()
  for (const text of texts) for (const row of index.rowsOf.of(text)) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}

/** The rows of the groups in order, each row once. */
export function rowsInOrder(index: SearchIndex, groups: readonly (readonly number[])[]): number[] {
  return [...new Set(groups.flatMap((texts) => rowsOfTexts(index, texts)))]
}

export function intersection(a: readonly number[], b: readonly number[]): number[] {
  const held = new Set(b)
  return a.filter((row) => held.has(row))
}

export function union(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b)
}

/** The rows of all lists, the first of each list first; a row that several hold comes once. */
export function interleave(lists: readonly (readonly number[])[]): number[] {
  const [only] = lists
  if (lists.length === 1 && only) return [...only]
  const rows = new Set<number>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const row = list[at]
      if (row !== undefined) rows.add(row)
    }
  }
  return [...rows]
}
