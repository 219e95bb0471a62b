// Writes tables for spreadsheet programs: XLSX with typed cells, CSV with BOM and formula escaping.

export interface SpreadsheetColumn<Row> {
  header: string
  /** Text stays text, including leading zeros; only numbers become number cells. */
  value: (row: Row) => string | number | null
  /** Width in characters. */
  width?: number
}

/** A workbook with one sheet and a frozen header row, streamed as bytes while the rows are read. */
export async function* writeXlsx<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  columns: ReadonlyArray<SpreadsheetColumn<Row>>,
  options: { sheet: string },
): AsyncGenerator<Uint8Array> {
  // Loaded with the first workbook: most processes write none.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(cellRows(rows, columns), {
    name: options.sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map(({ header, width = 16 }) => ({ header, width })),
    freezePane: { rows: 1 },
  })
  yield* stream as unknown as AsyncIterable<Uint8Array>
}

async function* cellRows<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  columns: ReadonlyArray<SpreadsheetColumn<Row>>,
): AsyncGenerator<Array<string | number | null>> {
  for await (const row of rows) {
    yield columns.map((column) => {
      const value = column.value(row)
      return typeof value === 'string' ? withoutControls(value) : value
    })
  }
}

// XML 1.0 cannot represent these characters.
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

/** CSV as spreadsheet programs expect it: UTF-8 with BOM, commas, CRLF, RFC 4180 quotes. */
export async function* writeCsv<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  columns: ReadonlyArray<SpreadsheetColumn<Row>>,
): AsyncGenerator<string> {
  let text = `\uFEFF${columns.map((column) => csvCell(column.header)).join(',')}\r\n`
  for await (const row of rows) {
    text += `${columns.map((column) => csvCell(column.value(row))).join(',')}\r\n`
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

const CHUNK = 64 * 1024

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = guardFormula(value)
  return /[",\r\n\t;|]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe
}

// Text that already starts with apostrophes before such a character gets one more, so that removing one is
// always correct. Programs set to Chinese or Japanese treat full-width characters like the plain ones.
// oxlint-disable-next-line no-control-regex -- NUL starts a formula in some programs
const FORMULA_START = /^'*[=+\-@\t\r\n\0＝＋－＠]/
// oxlint-disable-next-line no-control-regex
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠]/

/**
 * Prevents text from being evaluated as a formula: prefixes an apostrophe before = + - @ of either width, TAB
 * CR LF NUL.
 */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

/** Reverses guardFormula. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}
