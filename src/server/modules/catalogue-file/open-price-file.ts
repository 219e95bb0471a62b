// Opens a price file of any supported format and encoding, and reads it row by row.
import type { PriceField, ReadPriceRow } from '../../../shared/price-file.ts'
import type { Encoding } from '../../platform/tables/guess-encoding.ts'
import {
  detectFormat,
  openCsv,
  openText,
  openWorkbook,
  type TableOptions,
} from '../../platform/tables/open-table.ts'
import { PRICE_FILE_HEADINGS } from './price-columns.ts'
import { readPriceRow } from './price-row-rules.ts'
import type { RawRow } from '../../platform/tables/raw-row.ts'

export interface PriceFile {
  format: 'csv' | 'xlsx'
  /** Null: a workbook. */
  encoding: Encoding | null
  /** Of CSV; null: a workbook. */
  delimiter: string | null
  isCompressed: boolean
  /** Headings that were not recognised. */
  ignored: string[]
  /** The columns of the file; fields without a column stay unchanged. */
  fields: PriceField[]
  rows: AsyncIterable<ReadPriceRow>
}

/** CSV or XLSX, detected from the content. Throws TableError. */
export async function openPriceFile(options: TableOptions): Promise<PriceFile> {
  const { isWorkbook, isCompressed } = await detectFormat(options.path)
  const { raw, ...table } = isWorkbook
    ? await openWorkbook(options, PRICE_FILE_HEADINGS)
    : await openCsv(await openText(options), PRICE_FILE_HEADINGS)
  return { ...table, isCompressed, rows: readRows(raw) }
}

async function* readRows(raw: AsyncIterable<RawRow<PriceField>>): AsyncGenerator<ReadPriceRow> {
  for await (const row of raw) yield readPriceRow(row)
}
