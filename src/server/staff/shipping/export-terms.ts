// Exports shipping services, rules, rates or transport facts as CSV; importing the file as it is changes nothing.
import {
  printShippingCell,
  type ShippingFile,
  shippingFields,
} from '../../modules/shipping/writing/shipping-files.ts'
import { readTermRows } from '../../modules/shipping/writing/write-terms.ts'
import { writeCsv } from '../../platform/spreadsheet.ts'
import type { ShippingContext } from './shipping-context.ts'

/** `write` receives the text in chunks. Returns the number of rows. */
export async function exportTerms(
  { db }: Pick<ShippingContext, 'db'>,
  file: ShippingFile,
  write: (text: string) => void,
): Promise<number> {
  const rows = await readTermRows(db, file)
  const columns = shippingFields(file).map((name) => ({
    header: name,
    value: (row: (typeof rows)[number]) => printShippingCell(file, name, row),
  }))
  for await (const text of writeCsv(rows, columns)) write(text)
  return rows.length
}
