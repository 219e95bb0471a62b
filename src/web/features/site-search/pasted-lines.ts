// Lines and length of what is typed or pasted into a search field.

/** How many characters the search reads. */
export const KEYWORD_LENGTH = 3000
/** From here on the field says how much room is left. */
export const NEARLY_FULL = 2700
/** A pasted text beyond this length wants more than one line to be seen. */
const ONE_LINE = 80

/** Lines with anything in them. */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

export interface Selection {
  value: string
  start: number
  end: number
}

export interface Inserted {
  text: string
  /** Behind what was inserted. */
  caret: number
}

/** The text with something in place of its selection. */
export function inserted({ value, start, end }: Selection, added: string): Inserted {
  const before = value.slice(0, start) + added
  return { text: before + value.slice(end), caret: before.length }
}

/** The same for a pasted text, when the result needs several lines; else null. */
export function withPasted(selection: Selection, pasted: string): Inserted | null {
  const lines = pasted.replaceAll(/\r\n?/g, '\n').replaceAll(/^\n+|\n+$/g, '')
  const whole = inserted(selection, lines)
  return whole.text.includes('\n') || whole.text.length > ONE_LINE ? whole : null
}
