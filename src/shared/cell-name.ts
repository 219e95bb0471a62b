// The display name of a standard cell: the size people ask for, then its number, such as 'AA · LR6'.
import type { Lang } from './lang.ts'

export interface CellFacts {
  /** The first of the item's numbers, by which it is known: 'AA', 'HR6', 'CR2032', '12V7AH'. */
  firstNumber: string
  iecName: string | null
}

/** The size that buyers ask for, by the number that one chemistry gives it: an HR6 is an AA. */
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

export function cellName({ firstNumber, iecName }: CellFacts, lang: Lang): string {
  const size = SIZE_OF[firstNumber]
  const [first, second] = size ? [size, firstNumber] : [firstNumber, iecName]
  const number = lang === 'zh_cn' ? MAINLAND_NUMBERS[first] : undefined
  const name = number ? `${number}（${first}）` : `${first} `
  return second === null || second === first ? name.trimEnd() : `${name}· ${second}`
}

/** A lead-acid block is named by voltage and capacity: '12V7AH'. */
const BLOCK = /^\d+V\d+(?:\.\d+)?AH$/i

/** Whether an item is a cell with an IEC name, or a lead-acid block, which is named by voltage and capacity. */
export function isStandardCell(facts: {
  /** Null for items of a device brand. */
  firstNumber: string | null
  iecName: string | null
}): facts is CellFacts {
  return facts.firstNumber !== null && (facts.iecName !== null || BLOCK.test(facts.firstNumber))
}
