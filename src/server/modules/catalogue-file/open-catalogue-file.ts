// Opens a catalogue file of any supported format and encoding, and reads it row by row.
import type { ItemField, ReadRow } from '../../../shared/catalogue-item.ts'
import { ITEM_HEADINGS } from './columns.ts'
import { TableError } from '../../platform/tables/table-error.ts'
import type { Encoding } from '../../platform/tables/guess-encoding.ts'
import {
  detectFormat,
  openCsv,
  openText,
  openWorkbook,
  type TableOptions,
} from '../../platform/tables/open-table.ts'
import { readNdjson } from './read-ndjson.ts'
import { readRow } from './row-rules.ts'
import type { RawRow } from '../../platform/tables/raw-row.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface OpenOptions extends TableOptions {
  words: Vocabulary
}

export interface CatalogueFile {
  format: 'ndjson' | 'csv' | 'xlsx'
  /** Null: a workbook. */
  encoding: Encoding | null
  /** Of CSV; null: another format. */
  delimiter: string | null
  isCompressed: boolean
  /** Headings that were not recognised. */
  ignored: string[]
  rows: AsyncIterable<ReadRow>
}

/** Detects format, encoding and columns from the content, not from the name. Throws TableError. */
export async function openCatalogueFile(options: OpenOptions): Promise<CatalogueFile> {
  const { isWorkbook, isCompressed } = await detectFormat(options.path)
  const opened = isWorkbook ? await openWorkbook(options, ITEM_HEADINGS) : await openLines(options)
  const { format, encoding, delimiter, ignored, raw } = opened
  return { format, encoding, delimiter, ignored, isCompressed, rows: readRows(raw, options.words) }
}

interface RawCatalogueFile extends Omit<CatalogueFile, 'rows' | 'isCompressed'> {
  raw: AsyncIterable<RawRow<ItemField>>
}

async function openLines(options: OpenOptions): Promise<RawCatalogueFile> {
  const text = await openText(options)
  const start = text.sample.trimStart()[0]
  if (start === '{') {
    const { encoding, chunks } = text
    return { format: 'ndjson', encoding, delimiter: null, ignored: [], raw: readNdjson(chunks) }
  }
  if (start === '[') throw new TableError('unknown-format', 'JSON')
  return openCsv(text, ITEM_HEADINGS)
}

async function* readRows(
  raw: AsyncIterable<RawRow<ItemField>>,
  words: Vocabulary,
): AsyncGenerator<ReadRow> {
  for await (const row of raw) yield readRow(row, words)
}
