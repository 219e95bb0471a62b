// Which of the lines read go into the field at first, and what the field is searched for.
import type { LabelLines } from './reading/text-lines.ts'

/** What a search takes. */
export const MOST_CHARACTERS = 3000
const MOST_LINES = 50

export interface FoundLines {
  barcodes: readonly string[]
  lines: LabelLines
}

/**
 * Part numbers and barcodes, or everything where there are none. What does not fit stays in `rest`,
 * where it is seen and can be added.
 */
export function linesToShow({ barcodes, lines }: FoundLines): { lines: string[]; rest: string[] } {
  // The digits under a barcode are the barcode once more, whole or in part.
  const printed = lines.numbers.filter(
    (number) => !(/^\d+$/.test(number) && barcodes.some((code) => code.includes(number))),
  )
  const numbers = [...printed, ...barcodes]
  const wanted = numbers.length > 0 ? numbers : lines.others
  const rest = numbers.length > 0 ? lines.others : []
  const fitting: string[] = []
  const left: string[] = []
  let length = 0
  for (const line of wanted) {
    length += line.length + 1
    const fits = fitting.length < MOST_LINES && length <= MOST_CHARACTERS && left.length === 0
    ;(fits ? fitting : left).push(line)
  }
  return { lines: fitting, rest: [...left, ...rest] }
}

/** One line each, without empty ones. */
export function keywordOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
