// Text typed or pasted into a search field: its limits, its lines, and how it joins the text that is there.

/** Maximum number of characters the search reads. */
export const MAX_CHARACTERS = 3000
/**
 * Maximum number of characters in the address. More than the search reads, so that it knows of the rest; as Chinese
 * characters in address and Referer they still fit into the headers that the server reads.
 */
export const MAX_IN_ADDRESS = 3200
/** Beyond this length, the field shows how many characters of those allowed are used. */
export const NEARLY_FULL = 2700
/** Longer pasted text needs a multi-line field. */
const ONE_LINE = 80

/** Counts non-empty lines. */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

export interface Selection {
  value: string
  start: number
  end: number
}

export interface Insertion {
  text: string
  /** Position after the inserted text. */
  caret: number
}

/** Replaces the selection with text. */
export function insertText({ value, start, end }: Selection, added: string): Insertion {
  const before = value.slice(0, start) + added
  return { text: before + value.slice(end), caret: before.length }
}

/** Inserts pasted text; null if the result fits on one line. */
export function insertPasted(selection: Selection, pasted: string): Insertion | null {
  const lines = pasted.replaceAll(/\r\n?/g, '\n').replaceAll(/^\n+|\n+$/g, '')
  const whole = insertText(selection, lines)
  return whole.text.includes('\n') || whole.text.length > ONE_LINE ? whole : null
}
