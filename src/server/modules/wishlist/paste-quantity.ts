// Parses quantities in common notations: '10', 'x10', '10 pcs', '1.000', '5,0', '10个'.

/** A whole number of pieces, 'unreadable' for an invalid number, undefined for text that is not a number. */
export type ParsedQuantity = number | 'unreadable' | undefined

const NUMBER = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`
const UNIT = String.raw`pcs?|pieces?|pces?|units?|ea|each|sets?|packs?|stk|stück|个|個|件|只|隻|块|塊|颗|顆|粒|支|节|節|套|枚|片`
const TIMES = String.raw`[x×*]`

/** A cell that is only a quantity: 'Qty: 10 pcs', 'x10', '10个'. Group 1: the number. */
const WHOLE = new RegExp(
  `^(?:q'?ty|quantity|数量|數量)?[:=]?\\s*${TIMES}?\\s*([+-]?(?:${NUMBER}))\\s*${TIMES}?\\s*(?:${UNIT})?\\.?$`,
  'iu',
)
/** A number that may have too many digits for a quantity. */
const LONG_NUMBER = /^[+-]?\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d+)?$/

/** Parses a cell that contains only a quantity. */
export function readQuantity(cell: string): ParsedQuantity {
  const text = cell.trim()
  const found = WHOLE.exec(text)
  if (found) return valueOf(found[1] ?? '')
  return LONG_NUMBER.test(text) && text.replace(/\D/g, '').length > 6 ? 'unreadable' : undefined
}

/** A quantity at the beginning or end of a line, and the text that is left without it. */
export interface QuantitySplit {
  text: string
  quantity: number | 'unreadable'
  /** Marked by a times sign or unit, so certainly a quantity. */
  isMarked: boolean
}

// A quantity at the end: group 1 the times sign, 2 the number, 3 the unit. Blanks are allowed only after a sign: the
// pattern before it matches them too, and two greedy matches would backtrack.
const AT_END = String.raw`(?:\(\s*)?(?:(${TIMES})\s*)?(${NUMBER})\s*(${UNIT})?\.?\)?$`
// Group 1: the text, then those of AT_END. A blank splits before a comma does: 'A1 5,0' is five pieces of A1.
const TRAILING = [
  new RegExp(`^(.*[^\\s,;:=–—-])(?:(?=[,;:=–—-]*\\s)[\\s,;:=–—-]+|\\s*(?=[×*(]))${AT_END}`, 'iu'),
  new RegExp(`^(.*[^\\s,;:=–—-])[,;:=]+${AT_END}`, 'iu'),
]
/** Groups: 1 the number, 2 a times sign or unit, 3 a times sign in front of a letter or digit, 4 the text. */
const LEADING = new RegExp(
  `^(${NUMBER})(?:\\s*(${TIMES}|${UNIT})(?![a-z0-9])[\\s:]*(?:of\\s+)?|\\s*([x×*])\\s*(?=[a-z0-9])|[\\s,;:]+)(\\S.*)$`,
  'iu',
)

/** '… 10', '… x10', '… (10 pcs)'. */
export function splitTrailing(line: string): QuantitySplit | undefined {
  const found = TRAILING[0]?.exec(line) ?? TRAILING[1]?.exec(line)
  if (!found) return undefined
  const quantity = valueOf(found[3] ?? '')
  const text = tidy(found[1] ?? '')
  return text ? { text, quantity, isMarked: Boolean(found[2] || found[4]) } : undefined
}

/** '10 …', '10 x …', '10 pcs …'. */
export function splitLeading(line: string): QuantitySplit | undefined {
  const found = LEADING.exec(line)
  if (!found) return undefined
  const quantity = valueOf(found[1] ?? '')
  const text = tidy(found[4] ?? '')
  return text ? { text, quantity, isMarked: Boolean(found[2] || found[3]) } : undefined
}

/** A word that only names the unit. */
export function isUnit(cell: string): boolean {
  return new RegExp(`^(?:${UNIT})\\.?$`, 'iu').test(cell.trim())
}

/** Removes quotes, and the characters and words between number and quantity. */
export function tidy(text: string): string {
  return text
    .replace(/^[\s,;:=]+|[\s,;:=–—]+$|\s+[-x×*]$|[\s,;]*(?:qty|quantity|数量|數量)[\s:=]*$/giu, '')
    .replace(/^"([^"]*)"$/, '$1')
    .trim()
}

const MAX_UNITS = 999_999

function valueOf(number: string): number | 'unreadable' {
  // A separator before three digits groups thousands; before one or two it is the decimal sign.
  const plain = number.replace(/[.,'’](?=\d{3}(?:\D|$))/g, '')
  const [whole = '', decimals = ''] = plain.split(/[.,]/)
  const value = Number(whole)
  if (/[1-9]/.test(decimals) || !(value >= 1 && value <= MAX_UNITS)) return 'unreadable'
  return value
}
