// Opens a table of any supported format and encoding: its format, its columns, and its rows one by one.
import { stat } from 'node:fs/promises'
import type { TableCell } from './raw-row.ts'
import type { Columns, Headings } from './headings.ts'
import { TableError } from './table-error.ts'
import { SAMPLE_BYTES, countNonAscii, guessEncoding, parseEncoding } from './guess-encoding.ts'
import type { Encoding } from './guess-encoding.ts'
import { isGzip, openBytes, readHead } from './open-bytes.ts'
import { readCsv } from './read-csv.ts'
import { readSheet } from './read-sheet.ts'
import { rowsOfRecords, rowsOfSheet } from './read-table.ts'
import type { RawRow } from './raw-row.ts'

export interface TableOptions {
  path: string
  /** Overrides the guess: 'gb18030', 'utf-16le' … */
  encoding?: string | undefined
  /** The sheet of a workbook; the first by default. */
  sheet?: string | undefined
}

export interface Table<Field extends string> {
  format: 'csv' | 'xlsx'
  /** Both null for a workbook. */
  encoding: Encoding | null
  delimiter: string | null
  /** Headings that were not recognised. */
  ignored: string[]
  /** The fields for which the file has columns. */
  fields: Field[]
  /** The rows below the headings. */
  raw: AsyncIterable<RawRow<Field>>
}

/** Detects the type of a file by its first bytes. Throws TableError 'no-file' or 'empty'. */
export async function detectFormat(
  path: string,
): Promise<{ isWorkbook: boolean; isCompressed: boolean }> {
  await checkExists(path)
  const head = await readHead(path, 8)
  if (head.length === 0) throw new TableError('empty')
  return { isWorkbook: isZip(head), isCompressed: isGzip(head) }
}

/** Throws TableError. */
export async function openWorkbook<Field extends string>(
  { path, sheet }: TableOptions,
  headings: Headings<Field>,
): Promise<Table<Field>> {
  const rows = readSheet(path, sheet)
  const isHeading = (values: readonly TableCell[]): boolean =>
    values.some((value) => value !== null)
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    if (!isHeading(next.value.values)) continue
    const columns = headings.recognise(next.value.values.map((value) => String(value ?? '')))
    const raw = rowsOfSheet(rows, columns)
    return { format: 'xlsx', encoding: null, delimiter: null, ...describeColumns(columns), raw }
  }
  throw new TableError('empty')
}

export interface OpenedText {
  encoding: Encoding
  /** The start of the text, long enough to detect its format. */
  sample: string
  chunks: AsyncIterable<string>
}

/** Decodes text in the given or guessed encoding. Throws TableError. */
export async function openText(options: TableOptions): Promise<OpenedText> {
  const sample = await takeSample(options.path)
  const encoding = options.encoding
    ? parseEncoding(options.encoding)
    : guessEncoding(sample.bytes, sample.isComplete)
  const text = new TextDecoder(encoding).decode(sample.bytes, { stream: true })
  if (text.trim() === '') throw new TableError('empty')
  // oxlint-disable-next-line no-control-regex -- these tell a binary file from a text
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text.slice(0, 100_000))) {
    throw new TableError('not-text', encoding)
  }
  return { encoding, sample: text, chunks: decode(options.path, encoding) }
}

/** Throws TableError. */
export async function openCsv<Field extends string>(
  { encoding, sample, chunks }: OpenedText,
  headings: Headings<Field>,
): Promise<Table<Field>> {
  const delimiter = guessDelimiter(sample, headings)
  const records = readCsv(chunks, delimiter)
  for (let next = await records.next(); !next.done; next = await records.next()) {
    // Spreadsheet programs may write a separator line above the headings.
    if (/^sep=/i.test(next.value.cells[0] ?? '')) continue
    const columns = headings.recognise(next.value.cells)
    const raw = rowsOfRecords(records, columns)
    return { format: 'csv', encoding, delimiter, ...describeColumns(columns), raw }
  }
  throw new TableError('empty')
}

function describeColumns<Field extends string>(columns: Columns<Field>) {
  const fields = columns.fields.filter((field) => field !== null)
  return { ignored: columns.ignored, fields }
}

async function checkExists(path: string): Promise<void> {
  try {
    if ((await stat(path)).isFile()) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  throw new TableError('no-file', path)
}

function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4
}

/** The delimiter with the most known headings; `lines`: in how many of the first lines they may be. */
export function guessDelimiter(
  text: string,
  headings: Pick<Headings<string>, 'count'>,
  lines = 1,
): string {
  const filled = text
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '' && !/^sep=/i.test(line))
    .slice(0, lines)
  const counted = [',', ';', '\t', '|'].flatMap((delimiter) =>
    filled.map((line) => {
      const cells = line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''))
      return { delimiter, known: headings.count(cells), cells: cells.length }
    }),
  )
  const [best] = counted.toSorted((a, b) => b.known - a.known || b.cells - a.cells)
  return best?.delimiter ?? ','
}

const SAMPLE_LIMIT = 16 * 1024 * 1024

/** The start of the file, up to enough non-ASCII bytes. */
async function takeSample(path: string): Promise<{ bytes: Buffer; isComplete: boolean }> {
  const parts: Buffer[] = []
  let sampled = 0
  let length = 0
  for await (const bytes of openBytes(path)) {
    // Plain ASCII does not help to guess the encoding: only the start of it is kept, for the headings.
    const nonAscii = countNonAscii(bytes)
    if (parts.length < 4 || nonAscii > 0) parts.push(bytes)
    sampled += nonAscii
    length += bytes.length
    if (sampled >= SAMPLE_BYTES || length >= SAMPLE_LIMIT) {
      return { bytes: Buffer.concat(parts), isComplete: false }
    }
  }
  return { bytes: Buffer.concat(parts), isComplete: true }
}

/** Broken bytes become U+FFFD, and the row containing them is rejected. The byte order mark is removed. */
async function* decode(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of openBytes(path)) yield decoder.decode(bytes, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
