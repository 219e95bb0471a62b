// Splits pasted text into lines and cells: normalises characters, respects quotes, detects one delimiter.

export type Delimiter = '\t' | ';' | ' ' | ','

export interface PastedLine {
  /** From 1, as pasted; blank lines count. */
  row: number
  text: string
}

/**
 * Non-blank lines. Drops byte order marks and invisible characters, converts full-width characters and all
 * kinds of spaces to plain ones; a quoted cell may span a few lines.
 */
export function linesOf(pasted: string): PastedLine[] {
  const lines: PastedLine[] = []
  const all = normaliseCharacters(pasted).split(/\r\n|\r|\n|\u2028|\u2029/)
  for (let at = 0; at < all.length; at++) {
    const row = at + 1
    let text = all[at] ?? ''
    for (let more = 1; more <= MAX_LINES_IN_CELL && hasOpenQuote(text); more++) {
      const longer = all.slice(at, at + more + 1).join(' ')
      if (at + more >= all.length || hasOpenQuote(longer)) continue
      text = longer
      at += more
    }
    if (text.trim() !== '') lines.push({ row, text })
  }
  return lines
}

/** Decided by the first line, in the order tab, semicolon, space, comma; quoted text is ignored. */
export function delimiterOf(line: string): Delimiter {
  const bare = line.trim().replace(QUOTED, '$1""')
  for (const delimiter of ['\t', ';', ' ', ','] as const) {
    if (bare.includes(delimiter)) return delimiter
  }
  return ' '
}

/** The cells of a line without their quotes; an unclosed quote is an ordinary character. */
export function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = []
  const end = delimiter === '\t' ? '\\t' : delimiter
  // Between tabs a cell may be empty, so the blanks around a cell do not include them.
  const blanks = '[^\\S\\t]*'
  const cell = new RegExp(
    `${blanks}(?:"((?:[^"]|"")*)"${blanks}(?=${end}|$)|([^${end}]*))(${end}|$)`,
    'y',
  )
  for (;;) {
    const found = cell.exec(delimiter === '\t' ? line : line.trim())
    if (!found) return cells
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    if (found[3] === '') return cells
  }
}

/** Removes quotes around a whole line that is not split into cells. */
export function withoutQuotes(text: string): string {
  return text
    .trim()
    .replace(/^"((?:[^"]|"")*)"$/, '$1')
    .replaceAll('""', '"')
    .trim()
}

const MAX_LINES_IN_CELL = 3
const QUOTED = /(^|[\t;, ])"(?:[^"]|"")*"(?=$|[\t;, ])/g

/** Whether a quoted cell is still open. */
function hasOpenQuote(text: string): boolean {
  let isOpen = false
  let isStart = true
  for (let at = text.indexOf('"') < 0 ? text.length : 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (isOpen && character === '"' && text[at + 1] === '"') at += 1
    else if (character === '"' && (isOpen || isStart)) isOpen = !isOpen
    if (isOpen) continue
    isStart = '\t;,'.includes(character) || (isStart && character === ' ')
  }
  return isOpen
}

/** Plain spaces, quotes, hyphens and full-width characters; without invisible ones. */
function normaliseCharacters(pasted: string): string {
  return (
    pasted
      .replace(INVISIBLE, '')
      .replace(GROUPED, '$1$2$3')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll('、', ',')
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\v\f]/g, ' ')
      .replace(/[\u201c\u201d\u201f]/g, '"')
      .replace(/[\u2010-\u2012\u2212]/g, '-')
      // Shortens long runs of blanks, which add nothing and cost quadratic time in later patterns.
      .replace(/ {3,}/g, '  ')
  )
}

const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
// '1 000' with a non-breaking space: a thousands separator, not two cells.
const GROUPED = /(^|[\s,;])(\d{1,3})[\u00a0\u2009\u202f](\d{3})(?!\d)/gm
