// Opens a catalogue file of any format and encoding, and reads it row by row.
import { stat } from 'node:fs/promises'
import type { ReadRow } from '../../../shared/catalogue-item.ts'
import type { Cell } from './cell-values.ts'
import { countKnown, recogniseColumns } from './columns.ts'
import { FileFault } from './file-fault.ts'
import { TELLING_BYTES, countBeyondAscii, guessEncoding, parseEncoding } from './guess-encoding.ts'
import type { Encoding } from './guess-encoding.ts'
import { isGzip, openBytes, readHead } from './open-bytes.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import { readSheet } from './read-sheet.ts'
import { rowsOfRecords, rowsOfSheet } from './read-table.ts'
import { readRow } from './row-rules.ts'
import type { RawRow } from './row-rules.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface OpenOptions {
  path: string
  words: Vocabulary
  /** Instead of the guess: 'gb18030', 'utf-16le' … */
  encoding?: string | undefined
  /** The sheet of a workbook; the first when not given. */
  sheet?: string | undefined
}

export interface CatalogueFile {
  format: 'ndjson' | 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: string | null
  compressed: boolean
  /** Headings that nothing was made of. */
  ignored: string[]
  rows: AsyncIterable<ReadRow>
}

/** Tells format, encoding and columns by what is in the file, not by its name. Throws FileFault. */
export async function openCatalogueFile(options: OpenOptions): Promise<CatalogueFile> {
  const { path, words } = options
  await checkExists(path)
  const head = await readHead(path, 8)
  if (head.length === 0) throw new FileFault('empty')
  const compressed = isGzip(head)
  const opened = isZip(head) ? await openWorkbook(options) : await openText(options)
  return { ...opened, compressed, rows: readRows(opened.raw, words) }
}

async function checkExists(path: string): Promise<void> {
  try {
    if ((await stat(path)).isFile()) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  throw new FileFault('no-file', path)
}

function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4
}

interface Opened {
  format: CatalogueFile['format']
  encoding: Encoding | null
  delimiter: string | null
  ignored: string[]
  raw: AsyncIterable<RawRow>
}

async function openWorkbook({ path, sheet }: OpenOptions): Promise<Opened> {
  const rows = readSheet(path, sheet)
  const isHeading = (values: readonly Cell[]): boolean => values.some((value) => value !== null)
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    if (!isHeading(next.value.values)) continue
    const columns = recogniseColumns(next.value.values.map((value) => String(value ?? '')))
    const raw = rowsOfSheet(rows, columns)
    return { format: 'xlsx', encoding: null, delimiter: null, ignored: columns.ignored, raw }
  }
  throw new FileFault('empty')
}

async function openText(options: OpenOptions): Promise<Opened> {
  const sample = await takeSample(options.path)
  const encoding = options.encoding
    ? parseEncoding(options.encoding)
    : guessEncoding(sample.bytes, sample.complete)
  const text = new TextDecoder(encoding).decode(sample.bytes, { stream: true })
  if (text.trim() === '') throw new FileFault('empty')
  // oxlint-disable-next-line no-control-regex -- these tell a binary file from a text
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text.slice(0, 100_000))) {
    throw new FileFault('not-text', encoding)
  }
  const chunks = decode(options.path, encoding)
  const start = text.trimStart()[0]
  if (start === '{') {
    return { format: 'ndjson', encoding, delimiter: null, ignored: [], raw: readNdjson(chunks) }
  }
  if (start === '[') throw new FileFault('unknown-format', 'JSON')
  return openTable({ chunks, encoding, delimiter: guessDelimiter(text) })
}

async function openTable(table: {
  chunks: AsyncIterable<string>
  encoding: Encoding
  delimiter: string
}): Promise<Opened> {
  const { chunks, encoding, delimiter } = table
  const records = readCsv(chunks, delimiter)
  for (let next = await records.next(); !next.done; next = await records.next()) {
    // Spreadsheet programs may write their separator above the heading.
    if (/^sep=/i.test(next.value.cells[0] ?? '')) continue
    const columns = recogniseColumns(next.value.cells)
    const raw = rowsOfRecords(records, columns)
    return { format: 'csv', encoding, delimiter, ignored: columns.ignored, raw }
  }
  throw new FileFault('empty')
}

/** The separator under which the heading row makes most sense. */
function guessDelimiter(text: string): string {
  const lines = text.split(/\r?\n|\r/)
  const heading = lines.find((line) => line.trim() !== '' && !/^sep=/i.test(line)) ?? ''
  const counted = [',', ';', '\t', '|'].map((delimiter) => {
    const cells = heading.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''))
    return { delimiter, known: countKnown(cells), cells: cells.length }
  })
  const [best] = counted.toSorted((a, b) => b.known - a.known || b.cells - a.cells)
  return best?.delimiter ?? ','
}

const SAMPLE_LIMIT = 16 * 1024 * 1024

/** The beginning of the file, as far as it takes to see enough bytes beyond ASCII. */
async function takeSample(path: string): Promise<{ bytes: Buffer; complete: boolean }> {
  const parts: Buffer[] = []
  let telling = 0
  let length = 0
  for await (const bytes of openBytes(path)) {
    // What is plain ASCII tells nothing: only the first of it is kept, for the heading.
    const beyond = countBeyondAscii(bytes)
    if (parts.length < 4 || beyond > 0) parts.push(bytes)
    telling += beyond
    length += bytes.length
    if (telling >= TELLING_BYTES || length >= SAMPLE_LIMIT) {
      return { bytes: Buffer.concat(parts), complete: false }
    }
  }
  return { bytes: Buffer.concat(parts), complete: true }
}

/** Broken bytes become U+FFFD, which the row that holds them is refused for. The mark is left out. */
async function* decode(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of openBytes(path)) yield decoder.decode(bytes, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function* readRows(raw: AsyncIterable<RawRow>, words: Vocabulary): AsyncGenerator<ReadRow> {
  for await (const row of raw) yield readRow(row, words)
}
