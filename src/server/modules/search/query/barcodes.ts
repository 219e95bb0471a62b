// Finds trade item numbers (GTIN, the numbers in EAN and UPC barcodes) in a query, in the forms in which scanners and
// people enter them.
import { gtinCheckDigit } from '../../../../shared/gtin.ts'
import { allMatches } from '../spelling/all-matches.ts'

export interface ReadBarcode {
  /** The digits without leading zeros, as stored in the index. */
  digits: string
  /** Its form marks it as a barcode; otherwise only the check digit does. */
  isMarked: boolean
  start: number
  end: number
}

/**
 * Takes the `text` of a SourceText. A run of digits is a barcode if its check digit is valid, or if its form marks it
 * as one.
 */
export function readBarcodes(text: string): ReadBarcode[] {
  if (!ENOUGH_DIGITS.test(text)) return []
  const found: ReadBarcode[] = []
  const add = (digits: string, isMarked: boolean, start: number, end: number) => {
    if (found.some((known) => known.start < end && start < known.end)) return
    found.push({ digits: digits.replace(/^0+/, ''), isMarked, start, end })
  }
  for (const { pattern, isMarked } of PATTERNS) {
    for (const match of allMatches(text, pattern)) {
      const digits = match[1] ?? ''
      if (!isMarked && !hasCheckDigit(digits)) continue
      add(digits, isMarked, startOf(text, match.index), match.index + match[0].length)
    }
  }
  for (const run of runsOf(text)) {
    for (const { digits, start, end } of barcodesOf(run)) {
      // The application identifier is included with its 14 digits.
      const identifier = run.find((group) => group.end === start - 1 && group.digits === '01')
      add(digits, false, digits.length === 14 && identifier ? identifier.start : start, end)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Alternative readings for digits that match no barcode: the check digit may be missing. */
export function barcodeReadings(digits: string): string[] {
  const plain = digits.replace(/^0+/, '')
  return [plain, plain + String(gtinCheckDigit(plain))]
}

interface Group {
  digits: string
  start: number
  end: number
  /** The separator before it within the run. */
  separator: string
}

// Digits in groups: '2 900000 817470', '290-0000-817470'. A group adjacent to a letter is part of something
// else.
function runsOf(text: string): Group[][] {
  const runs = allMatches(text, RUN).filter(([run]) => run.length >= SHORT)
  return runs.map((run) => {
    const groups = allMatches(run[0], GROUP).map((group): Group => {
      const [all, separator = '', digits = ''] = group
      const end = run.index + group.index + all.length
      return { digits, start: end - digits.length, end, separator }
    })
    const end = run.index + run[0].length
    const last = groups.at(-1)?.digits.length ?? 0
    if (BEFORE.test(text.slice(Math.max(0, run.index - 2), run.index))) groups.shift()
    // A number of barcode length has no fraction; after its comma follows a quantity.
    if (LETTER.test(text.slice(end)) || (last < LONG && FRACTION.test(text.slice(end))))
      groups.pop()
    return groups
  })
}

// The most certain form first. Part of a longer run is a barcode only if the grouping shows it.
function barcodesOf(run: readonly Group[]): Group[] {
  const hyphenated = hyphenatedOf(run)
  const single = [...hyphenated.map(joinGroups), ...hyphenated.filter(hasNoDot).flat()].filter(
    ({ digits }) => {
      return digits.length >= LONG && hasCheckDigit(digits)
    },
  )
  if (single.length > 0) return single
  const short = hyphenated.map(joinGroups)
  if (short.every(({ digits }) => digits.length >= SHORT)) {
    return short.filter(({ digits }) => hasCheckDigit(digits))
  }
  const printed = run.flatMap((_, at) => printedAt(run, at))
  if (printed.length > 0) return printed
  return [joinGroups(run)].filter(({ digits }) => hasCheckDigit(digits))
}

/** Groups separated only by hyphens and dots. */
function hyphenatedOf(run: readonly Group[]): Group[][] {
  const numbers: Group[][] = []
  for (const group of run) {
    const last = numbers.at(-1)
    if (last && /[.-]/.test(group.separator)) last.push(group)
    else numbers.push([group])
  }
  return numbers
}

function hasNoDot(groups: readonly Group[]): boolean {
  return groups.every(({ separator }, at) => at === 0 || separator !== '.')
}

function joinGroups(groups: readonly Group[]): Group {
  const [first] = groups
  return {
    digits: groups.map(({ digits }) => digits).join(''),
    start: first?.start ?? 0,
    end: groups.at(-1)?.end ?? 0,
    separator: first?.separator ?? '',
  }
}

// As printed below the bars, or 14 digits after the application identifier 01.
function printedAt(run: readonly Group[], at: number): Group[] {
  const isBehindIdentifier = run[at - 1]?.digits === '01'
  for (let count = 2; count <= LONGEST && at + count <= run.length; count++) {
    const groups = run.slice(at, at + count)
    const whole = joinGroups(groups)
    if (whole.digits.length > LONGEST) break
    const shape = groups.map(({ digits }) => digits.length).join('-')
    const isForm = PRINTED.has(shape) || (isBehindIdentifier && whole.digits.length === 14)
    if (isForm && hasCheckDigit(whole.digits)) return [whole]
  }
  return []
}

// A link starts at the preceding blank.
function startOf(text: string, at: number): number {
  if (text[at] !== '/') return at
  let start = at
  while (start > 0 && !/[\s,;]/.test(text[start - 1] ?? ' ')) start--
  return start
}

function hasCheckDigit(digits: string): boolean {
  if (!LENGTHS.has(digits.length) || /^0+$/.test(digits)) return false
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

const LENGTHS = new Set([8, 12, 13, 14])
const [SHORT, LONG, LONGEST] = [8, 12, 14]
/** As many digits as the shortest barcode has. */
const ENOUGH_DIGITS = /(?:\d\D*){8}/
const RUN = /\d+(?:[ .\-\u00a0]\d+)*/g
const GROUP = /([ .\-\u00a0]?)(\d+)/g
const BEFORE = /[\p{L}.]$/u
const LETTER = /^\p{L}/u
const FRACTION = /^,\d/
/** Digits of the groups below the bars of EAN-13 and UPC-A. */
const PRINTED = new Set(['1-6-6', '1-5-5-1'])
/** `isMarked`: the form itself marks it as a trade item number. */
const PATTERNS: readonly { pattern: RegExp; isMarked: boolean }[] = [
  // Digital Link, a web address with the same elements: https://example.com/01/02900000817470/10/L2642/21/…
  { pattern: /\/01\/(\d{8,14})(?![\d])[^\s,;]*/g, isMarked: true },
  // Element strings of GS1, the organisation that standardises barcodes: (01)02900000817470(10)L2642. An application
  // identifier says what the value after it is: 01 the item, 02 the item that a carton contains. In front, a scanner may
  // name the kind of barcode (symbology) that it read: ]C1.
  {
    pattern: /(?:\][a-z]\d ?)?\(0[12]\) ?(\d{8,14})(?: ?\(\d{2,4}\) ?[^\s(),;]{0,90}){0,12}/g,
    isMarked: true,
  },
  { pattern: /\][a-z]\d ?0[12](\d{14})[^\s,;]*/g, isMarked: true },
  { pattern: /\][a-z]\d ?(\d{8,14})(?!\d)/g, isMarked: true },
  // GS1-128 without separators: 01, 14 digits, possibly further elements: a batch (10), dates (11 to 17), a serial
  // number (21) or counts (30, 37).
  {
    pattern: /(?<![\p{L}\d])01(\d{14})(?:\W?(?:10|11|13|15|17|21|30|37)[^\s,;]*)?(?![\p{L}\d])/gu,
    isMarked: false,
  },
  // More leading zeros than a 14-digit number has.
  { pattern: /(?<![\p{L}\d.])0+(\d{12,14})(?![\p{L}\d]|\.\d)/gu, isMarked: false },
]
