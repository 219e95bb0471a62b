// Restores names damaged by reading UTF-16 as UTF-8, where only one original is possible.

/**
 * A list of device names in UTF-16 was read as UTF-8 and the result as UTF-16 again. Each byte that was not
 * valid UTF-8 became EF BF BD, so '荣耀' (63 83 00 80) turned into U+EF63 U+BDBF U+EF00 U+BDBF. Reading those
 * three bytes as one unknown byte recovers the other half of every character.
 */
type Byte = number | null
interface Cell {
  low: Byte
  high: Byte
}

/**
 * Private use characters, the replacement character and halves of it, and byte-swapped comma, line feed and
 * carriage return.
 */
const DAMAGE = /[\u{E000}-\u{F8FF}\u{FFFD}\u{BFEF}\u{BDBF}\u{2C00}\u{A00}\u{D00}]/u
const CONTROLS = /\p{Cc}/u

export function isDamaged(text: string): boolean {
  return DAMAGE.test(text) || CONTROLS.test(text)
}

/** Words that can restore damaged names: runs of 2 to 6 Chinese characters in undamaged names. */
export function restoringWords(names: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const name of names) {
    if (isDamaged(name)) continue
    for (const [run] of name.matchAll(/\p{Script=Han}{2,}/gu)) {
      for (let length = 2; length <= 6; length += 1) {
        for (let at = 0; at + length <= run.length; at += 1) words.add(run.slice(at, at + length))
      }
    }
  }
  return words
}

/**
 * The original of a damaged name, or null when it is not certain. `ownNames` are undamaged names of the same
 * device; `words` come from `restoringWords`.
 */
export function restoreText(
  text: string,
  ownNames: readonly string[],
  words: ReadonlySet<string>,
): string | null {
  if (!isDamaged(text)) return text
  const cells = cellsOf(text)
  if (!cells) return null
  const whole = ownNames.find((name) => name.length === cells.length && fits(name, cells, 0))
  if (whole !== undefined) return whole
  fillOwnEnding(cells, ownNames)
  fillWords(cells, words)
  return readCells(cells)
}

function cellsOf(text: string): Cell[] | null {
  const bytes = [...Buffer.from(text, 'utf16le')]
  const known: Byte[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) {
      known.push(null)
      at += 2
    } else known.push(bytes[at] ?? null)
  }
  // With an odd number of bytes, other data were lost too and the halves no longer pair up.
  if (known.length % 2 === 1) return null
  const cells: Cell[] = []
  for (let at = 0; at < known.length; at += 2) {
    cells.push({ low: known[at] ?? null, high: known[at + 1] ?? null })
  }
  return cells
}

/** Whether a text matches the cells from a position on: an unknown byte was always 80 or above. */
function fits(text: string, cells: readonly Cell[], from: number): boolean {
  if (from + text.length > cells.length) return false
  for (let at = 0; at < text.length; at += 1) {
    const cell = cells[from + at]
    const code = text.charCodeAt(at)
    if (!cell || !agrees(cell.low, code & 0xff) || !agrees(cell.high, code >> 8)) return false
  }
  return true
}

function agrees(known: Byte, byte: number): boolean {
  return known === null ? byte >= 0x80 : known === byte
}

/** An item's label is brand and name, so the device's name restores the end of the label. */
function fillOwnEnding(cells: Cell[], ownNames: readonly string[]): void {
  const own = ownNames.find((name) => {
    const from = cells.length - name.length
    return from > 0 && isUnknown(cells.slice(from)) && fits(name, cells, from)
  })
  if (own !== undefined) fill(cells, cells.length - own.length, own)
}

/** Fills in words, longest first, where at least half of the bytes remain and no other word matches. */
function fillWords(cells: Cell[], words: ReadonlySet<string>): void {
  for (let length = 6; length >= 2; length -= 1) {
    const sized = [...words].filter((word) => word.length === length)
    for (let from = 0; from + length <= cells.length; from += 1) {
      const part = cells.slice(from, from + length)
      if (!isUnknown(part) || knownBytes(part) < length) continue
      const fitting = sized.filter((word) => fits(word, cells, from))
      if (fitting.length === 1 && fitting[0] !== undefined) fill(cells, from, fitting[0])
    }
  }
}

function fill(cells: Cell[], from: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    cells[from + at] = { low: code & 0xff, high: code >> 8 }
  }
}

function isUnknown(cells: readonly Cell[]): boolean {
  return cells.some((cell) => cell.low === null || cell.high === null)
}

function knownBytes(cells: readonly Cell[]): number {
  return cells.reduce((sum, { low, high }) => sum + Number(low !== null) + Number(high !== null), 0)
}

function readCells(cells: readonly Cell[]): string | null {
  let text = ''
  for (const [at, cell] of cells.entries()) {
    if (cell.low === null && cell.high === 0 && isWordGap(cells, at)) text += ' '
    else if (cell.low === null || cell.high === null) return null
    else text += String.fromCharCode(cell.low | (cell.high << 8))
  }
  const tidy = text.replace(/ {2,}/g, ' ').trim()
  return tidy === '' || isDamaged(tidy) ? null : tidy
}

/** An upper Latin-1 character at an edge, or before a capital or a digit, is a no-break space. */
function isWordGap(cells: readonly Cell[], at: number): boolean {
  const before = charAt(cells, at - 1)
  const after = charAt(cells, at + 1)
  if (before === '' || after === '') return true
  if (after === ' ') return false
  return /[\p{L}\p{N} ]/u.test(before) && /[\p{Lu}\p{N}]/u.test(after)
}

function charAt(cells: readonly Cell[], at: number): string {
  const cell = cells[at]
  if (!cell || cell.low === null || cell.high === null) return ''
  return String.fromCharCode(cell.low | (cell.high << 8))
}
