// The display name of a standard cell: the size people ask for, then its number, such as 'AA · LR6'.
import type { Lang } from './lang.ts'

export interface CellFacts {
  /** The first of the item's numbers: 'AA', 'HR6', 'CR2032', '12V7AH'. */
  size: string
  iecName: string | null
}

/** Sizes that buyers know by another name than the number of one chemistry. */
const SIZE_OF: Readonly<Record<string, string>> = {
  HR6: 'AA',
  FR6: 'AA',
  HR03: 'AAA',
  FR03: 'AAA',
  HR14: 'C',
  HR20: 'D',
  '6LR61': '9V',
  '6HR61': '9V',
  PR70: '10',
  PR41: '312',
  PR48: '13',
  PR44: '675',
}

/** In mainland China household cells are known by numbers. */
const MAINLAND_NUMBERS: Readonly<Record<string, string>> = {
  AAA: '7号',
  AA: '5号',
  C: '2号',
  D: '1号',
}

export function cellName({ size, iecName }: CellFacts, lang: Lang): string {
  const known = SIZE_OF[size]
  const [first, second] = known ? [known, size] : [size, iecName]
  const number = lang === 'zh_cn' ? MAINLAND_NUMBERS[first] : undefined
  const name = number ? `${number}（${first}）` : `${first} `
  return second === null || second === first ? name.trimEnd() : `${name}· ${second}`
}

/** A lead-acid block is named by voltage and capacity: '12V7AH'. */
const BLOCK = /^\d+V\d+(?:\.\d+)?AH$/i

/**
 * Whether an item is a cell or block of a standard size: it belongs to no device brand and a standard names it.
 */
export function isStandardCell(facts: {
  size: string | null
  iecName: string | null
}): facts is CellFacts {
  return facts.size !== null && (facts.iecName !== null || BLOCK.test(facts.size))
}
