// Selects the lines that initially fill the field, and builds the search keyword.
import type { LabelLines } from './reading/text-lines.ts'

/** The search reads no more characters of a keyword. */
export const MAX_CHARACTERS = 3000
/** The search reads no more numbers or devices in a keyword. */
const MAX_LINES = 50

export interface FoundLines {
  barcodes: readonly string[]
  lines: LabelLines
}

/**
 * Part numbers and barcodes, or all lines if there are none. Lines that do not fit go to `rest`, where the user
 * can add them.
 */
export function linesToShow({ barcodes, lines }: FoundLines): { lines: string[]; rest: string[] } {
  // The digits printed below a barcode repeat it in full or in part.
  const printed = lines.numbers.filter(
    (number) => !(/^\d+$/.test(number) && barcodes.some((code) => code.includes(number))),
  )
  const numbers = [...printed, ...barcodes]
  const wanted = numbers.length > 0 ? numbers : lines.others
  const rest = numbers.length > 0 ? lines.others : []
  const fitting: string[] = []
  const overflow: string[] = []
  let length = 0
  for (const line of wanted) {
    length += line.length + 1
    const fits = fitting.length < MAX_LINES && length <= MAX_CHARACTERS && overflow.length === 0
    ;(fits ? fitting : overflow).push(line)
  }
  return { lines: fitting, rest: [...overflow, ...rest] }
}

/** One entry per line, without empty lines. */
export function keywordOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
