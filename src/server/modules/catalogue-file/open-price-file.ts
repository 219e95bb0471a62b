// Opens a file of prices of any format and encoding, and reads it row by row.
import type { PriceField, ReadPriceRow } from '../../../shared/price-file.ts'
import type { Encoding } from './guess-encoding.ts'
import { lookAtFile, openCsv, openText, openWorkbook, type TableOptions } from './open-table.ts'
import { LISTED_HEADINGS } from './price-columns.ts'
import { readPriceRow } from './price-row-rules.ts'
import type { RawRow } from './row-rules.ts'

export interface PriceFile {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: string | null
  compressed: boolean
  /** Headings that nothing was made of. */
  ignored: string[]
  /** The columns the file has: what has no column stays as it is. */
  fields: PriceField[]
  rows: AsyncIterable<ReadPriceRow>
}

/** CSV or XLSX, told by what is in the file. Throws FileFault. */
export async function openPriceFile(options: TableOptions): Promise<PriceFile> {
  const { workbook, compressed } = await lookAtFile(options.path)
  const { raw, ...table } = workbook
    ? await openWorkbook(options, LISTED_HEADINGS)
    : await openCsv(await openText(options), LISTED_HEADINGS)
  return { ...table, compressed, rows: readRows(raw) }
}

async function* readRows(raw: AsyncIterable<RawRow<PriceField>>): AsyncGenerator<ReadPriceRow> {
  for await (const row of raw) yield readPriceRow(row)
}
