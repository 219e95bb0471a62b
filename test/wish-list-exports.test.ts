// Exported wish lists with random and hostile cells, ten thousand at full size: no cell is executed, none is
// lost.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../src/server/platform/tables/read-csv.ts'
import type { ListedLine, ListedItems } from '../src/server/modules/wishlist/listed-lines.ts'
import { tableColumns } from '../src/server/modules/wishlist/wish-list-table.ts'
import { unguardFormula, writeCsv, writeXlsx } from '../src/server/platform/spreadsheet.ts'
import { readZip } from './support/read-zip.ts'
import { recordFiguresOfPart } from './support/record-figures.ts'
import { FULL_SIZE } from './support/sample.ts'

/** Two hostile cells each. */
const ROWS = FULL_SIZE ? 5000 : 500
const STARTS = ['=', '+', '-', '@', '\t', "'=", "''@", '"', ',', ';', '=cmd|', '', ' ', '<f>']
const FRAGMENTS = [
  '1+1',
  'A1',
  '"',
  ',',
  '\n',
  'x',
  '電池',
  '0012',
  "'",
  '</t><f>1</f>',
  '&amp;',
  '🔋',
  '\t',
]

/** The same cells on every run. */
function cells(count: number): string[] {
  let seed = 20_261_121
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * max)
  }
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: next(5) }, () => FRAGMENTS[next(FRAGMENTS.length)])
    return `${STARTS[next(STARTS.length)]}${pieces.join('')}`
  })
}

const TEXTS = cells(ROWS * 2)
const LINES = Array.from({ length: ROWS }, (_, at): ListedLine => {
  return {
    itemNo: `VC-${at}`,
    title: TEXTS[at * 2] ?? '',
    note: TEXTS[at * 2 + 1] ?? '',
    customerRefs: [],
    url: '/',
    quantity: at + 1,
    unit: '12.5',
    reason: null,
    total: `${at}.00`,
  }
})
const ITEMS: ListedItems = { name: 'x', lines: LINES, currency: 'USD', totals: [], unpriced: 0 }
const COLUMNS = tableColumns(ITEMS, 'en_us')

describe('an export of hostile cells', () => {
  test('a CSV file contains no formula and loses no character', async () => {
    let text = ''
    for await (const piece of writeCsv(LINES, COLUMNS)) text += piece
    const read: string[][] = []
    for await (const { cells: row } of readCsv(inOneChunk(text.replace(/^\ufeff/, '')), ','))
      read.push(row)
    expect(read).toHaveLength(ROWS + 1)
    for (const [at, line] of LINES.entries()) {
      const row = read[at + 1] ?? []
      // oxlint-disable-next-line no-control-regex -- NUL starts a formula in some programs
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/)
      // The columns of the title and of the note.
      expect([row[1], row[5]].map((cell) => unguardFormula(cell ?? ''))).toEqual([
        line.title,
        line.note,
      ])
    }
    recordFiguresOfPart('CSV file', {
      rows: ROWS,
      hostileCells: TEXTS.length,
      characters: text.length,
    })
  })

  test('a workbook contains no formula and loses no character', async () => {
    const file = await buffer(Readable.from(writeXlsx(LINES, COLUMNS, { sheet: 'List' })))
    const parts = readZip(file)
    const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'))
    expect(sheets).toHaveLength(1)
    for (const [, xml] of parts) expect(xml).not.toMatch(/<f[ >/]/)
    const read: unknown[][] = []
    for await (const { values } of streamXlsxRows(file)) read.push(values)
    expect(read).toHaveLength(ROWS + 1)
    for (const [at, line] of LINES.entries()) {
      const row = read[at + 1] ?? []
      expect([row[0], row[1] ?? '', row[2], row[5] ?? '']).toEqual([
        line.itemNo,
        line.title,
        line.quantity,
        line.note,
      ])
    }
    recordFiguresOfPart('workbook', { rows: ROWS, hostileCells: TEXTS.length, bytes: file.length })
  })
})

async function* inOneChunk(text: string): AsyncGenerator<string> {
  yield text
}
