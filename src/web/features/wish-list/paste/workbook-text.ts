// Reads the first sheet of an XLSX workbook as text, bounded in size, rows and columns.
import { streamXlsxRows } from 'hucre/xlsx'
import { isZipBomb } from '../../../../shared/workbook-size.ts'

/** More than the thousand rows that a list may have, so that the answer can count those left out. */
const MAX_ROWS = 1500
const MAX_COLUMNS = 40

/** Throws for anything but a workbook, and for one that would exhaust memory. */
export async function readWorkbook(bytes: Uint8Array): Promise<string> {
  if (isZipBomb(bytes)) throw new Error('a workbook that would exhaust memory')
  const lines: string[] = []
  let row = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    // Blank rows keep their place, so that the customer's row numbers are those of the sheet.
    for (; row < index && lines.length < MAX_ROWS; row += 1) lines.push('')
    if (lines.length >= MAX_ROWS) break
    lines.push(values.slice(0, MAX_COLUMNS).map(cellText).join('\t'))
    row = index + 1
  }
  return lines.join('\n')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.replaceAll(/[\t\r\n"]+/g, ' ').trim() : ''
}
