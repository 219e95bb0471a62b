// Restores names damaged by reading UTF-16 as UTF-8, where only one original is possible.

/**
 * A list of device names in UTF-16 was read as UTF-8 and the result as UTF-16 again. Each byte that was not
 * valid UTF-8 became EF BF BD, so '荣耀' (63 83 00 80) turned into U+EF63 U+BDBF U+EF00 U+BDBF. Reading those
 * three bytes as one unknown byte (null) recovers the other half of every character.
 */
type Byte = number | null
interface CodeUnit {
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
  const codeUnits = codeUnitsOf(text)
  if (!codeUnits) return null
  const whole = ownNames.find(
    (name) => name.length === codeUnits.length && matches(name, codeUnits, 0),
  )
  if (whole !== undefined) return whole
  fillOwnEnding(codeUnits, ownNames)
  fillWords(codeUnits, words)
  return textOfUnits(codeUnits)
}

function codeUnitsOf(text: string): CodeUnit[] | null {
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
  const codeUnits: CodeUnit[] = []
  for (let at = 0; at < known.length; at += 2) {
    codeUnits.push({ low: known[at] ?? null, high: known[at + 1] ?? null })
  }
  return codeUnits
}

/** Whether a text matches the code units from a position on: an unknown byte was always 80 or above. */
function matches(text: string, codeUnits: readonly CodeUnit[], from: number): boolean {
  if (from + text.length > codeUnits.length) return false
  for (let at = 0; at < text.length; at += 1) {
    const codeUnit = codeUnits[from + at]
    const code = text.charCodeAt(at)
    if (!codeUnit || !agrees(codeUnit.low, code & 0xff) || !agrees(codeUnit.high, code >> 8))
      return false
  }
  return true
}

function agrees(known: Byte, byte: number): boolean {
  return known === null ? byte >= 0x80 : known === byte
}

/** The label of a device on a fit list is brand and name, so the device's own name restores the end of the label. */
function fillOwnEnding(codeUnits: CodeUnit[], ownNames: readonly string[]): void {
  const own = ownNames.find((name) => {
    const from = codeUnits.length - name.length
    return from > 0 && isUnknown(codeUnits.slice(from)) && matches(name, codeUnits, from)
  })
  if (own !== undefined) fill(codeUnits, codeUnits.length - own.length, own)
}

/** Fills in words, longest first, where at least half of the bytes remain and no other word matches. */
function fillWords(codeUnits: CodeUnit[], words: ReadonlySet<string>): void {
  for (let length = 6; length >= 2; length -= 1) {
    const sized = [...words].filter((word) => word.length === length)
    for (let from = 0; from + length <= codeUnits.length; from += 1) {
      const part = codeUnits.slice(from, from + length)
      if (!isUnknown(part) || knownBytes(part) < length) continue
      const matching = sized.filter((word) => matches(word, codeUnits, from))
      if (matching.length === 1 && matching[0] !== undefined) fill(codeUnits, from, matching[0])
    }
  }
}

function fill(codeUnits: CodeUnit[], from: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    codeUnits[from + at] = { low: code & 0xff, high: code >> 8 }
  }
}

function isUnknown(codeUnits: readonly CodeUnit[]): boolean {
  return codeUnits.some((codeUnit) => codeUnit.low === null || codeUnit.high === null)
}

function knownBytes(codeUnits: readonly CodeUnit[]): number {
  return codeUnits.reduce(
    (sum, { low, high }) => sum + Number(low !== null) + Number(high !== null),
    0,
  )
}

function textOfUnits(codeUnits: readonly CodeUnit[]): string | null {
  let text = ''
  for (const [at, codeUnit] of codeUnits.entries()) {
    if (codeUnit.low === null && codeUnit.high === 0 && isWordGap(codeUnits, at)) text += ' '
    else if (codeUnit.low === null || codeUnit.high === null) return null
    else text += String.fromCharCode(codeUnit.low | (codeUnit.high << 8))
  }
  const tidy = text.replace(/ {2,}/g, ' ').trim()
  return tidy === '' || isDamaged(tidy) ? null : tidy
}

/** A character from U+0080 to U+00FF at an edge, or before a capital or a digit, was a no-break space. */
function isWordGap(codeUnits: readonly CodeUnit[], at: number): boolean {
  const before = charAt(codeUnits, at - 1)
  const after = charAt(codeUnits, at + 1)
  if (before === '' || after === '') return true
  if (after === ' ') return false
  return /[\p{L}\p{N} ]/u.test(before) && /[\p{Lu}\p{N}]/u.test(after)
}

function charAt(codeUnits: readonly CodeUnit[], at: number): string {
  const codeUnit = codeUnits[at]
  if (!codeUnit || codeUnit.low === null || codeUnit.high === null) return ''
  return String.fromCharCode(codeUnit.low | (codeUnit.high << 8))
}
