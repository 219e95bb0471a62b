// Parses CSV text of any delimiter cell by cell, and recovers after a broken row.

export interface CsvRecord {
  line: number
  cells: string[]
  /** A quote is not closed, or text follows it. */
  isBroken: boolean
  /** The text ended within this record, without a line end. */
  isLast: boolean
}

/** A cell may span lines, but a record that is still incomplete after this many characters is broken. */
const RECORD_LIMIT = 500_000

/** Parses records from chunks of text: RFC 4180, with LF, CRLF or CR; records without any text are left out. */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let text = ''
  let line = 1
  for await (const chunk of chunks) {
    text += chunk
    let at = 0
    for (;;) {
      const record = readRecord(text, { at, delimiter, isFinal: false })
      if (!record) break
      if (!isEmpty(record.cells))
        yield { line, cells: record.cells, isBroken: record.isBroken, isLast: false }
      line += record.lines
      at = record.next
    }
    text = text.slice(at)
  }
  for (let at = 0; at < text.length;) {
    const record = readRecord(text, { at, delimiter, isFinal: true })
    if (!record) break
    const isLast = record.next >= text.length && !text.endsWith('\n')
    if (!isEmpty(record.cells))
      yield { line, cells: record.cells, isBroken: record.isBroken, isLast }
    line += record.lines
    at = record.next
  }
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}

interface ParsedRecord {
  cells: string[]
  next: number
  lines: number
  isBroken: boolean
}
interface ParsePosition {
  at: number
  delimiter: string
  /** No more text follows. */
  isFinal: boolean
}

/** One record from `at`; null when it is still incomplete. */
function readRecord(text: string, position: ParsePosition): ParsedRecord | null {
  const { delimiter, isFinal } = position
  const cells: string[] = []
  let lines = 1
  let at = position.at
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, delimiter)
    if (cell === null) return stopParsing(text, position)
    cells.push(cell.text)
    lines += cell.lines
    at = cell.next
    const end = text[at]
    if (end === delimiter) at += 1
    else if (end === '\n') return { cells, next: at + 1, lines, isBroken: false }
    else if (end === '\r' && text[at + 1] === '\n')
      return { cells, next: at + 2, lines, isBroken: false }
    else if (end === undefined || (end === '\r' && at + 1 >= text.length)) {
      if (isFinal) return { cells, next: text.length, lines, isBroken: false }
      return stopParsing(text, position)
    } else if (end === '\r') return { cells, next: at + 1, lines, isBroken: false }
    else return skipLine(text, position)
  }
}

interface ReadCell {
  text: string
  next: number
  lines: number
}

function readPlain(text: string, from: number, delimiter: string): ReadCell {
  let at = from
  for (; at < text.length; at += 1) {
    const character = text[at]
    if (character === delimiter || character === '\n' || character === '\r') break
  }
  return { text: text.slice(from, at), next: at, lines: 0 }
}

/** A quoted cell; null until its closing quote arrives. */
function readQuoted(text: string, from: number): ReadCell | null {
  let value = ''
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      return { text: value, next: quote + 1, lines: value.split('\n').length - 1 }
    }
    value += '"'
    at = quote + 2
  }
}

/** Waits for more text, or marks the record as broken. */
function stopParsing(text: string, position: ParsePosition): ParsedRecord | null {
  if (!position.isFinal && text.length - position.at < RECORD_LIMIT) return null
  return skipLine(text, position)
}

/** A broken record: the rest of the line, as one cell. Of a very long line, what has been received of it. */
function skipLine(text: string, position: ParsePosition): ParsedRecord | null {
  const end = text.indexOf('\n', position.at)
  if (end < 0 && !position.isFinal && text.length - position.at < RECORD_LIMIT) return null
  const next = end < 0 ? text.length : end + 1
  return {
    cells: [text.slice(position.at, next).trim()],
    next,
    lines: end < 0 ? 0 : 1,
    isBroken: true,
  }
}
