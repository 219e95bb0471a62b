// Tests reading tables of unknown columns, with the kinds of file that spreadsheets and marketplaces write.
import { deflateRawSync } from 'node:zlib'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx as writeWorkbook } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Grid, readGrid } from './read-grid.ts'

const BOUNDS = { rows: 5, columns: 4, characters: 20, total: 2000, bytes: 1_000_000 }
const KNOWN = ['order', 'sku', 'name', '订单号', '收货人']
const count = (cells: readonly string[]) => cells.filter((cell) => KNOWN.includes(cell)).length

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-grid-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Uint8Array): Promise<Grid> {
  const path = join(folder, 'table')
  await writeFile(path, content)
  return readGrid(path, BOUNDS, count)
}

/** GBK of '订单号,收货人\n1,王五\n'. */
const GBK = Buffer.from('b6a9b5a5bac52ccad5bbf5c8cb0a312ccdf5cee50a', 'hex')

describe('readGrid', () => {
  test.each([
    ['a byte order mark', '\uFEFForder,sku\n1,a\n'],
    ['semicolons', 'order;sku\n1;a\n'],
    ['tabs', 'order\tsku\n1\ta\n'],
    ['blank rows', '\n\norder,sku\n,\n1,a\n\n'],
    ['a title above the headings', 'My orders of November\norder,sku\n1,a\n'],
    ['a separator line', 'sep=;\norder;sku\n1;a\n'],
    ['UTF-16', Buffer.from('\uFEFForder\tsku\n1\ta\n', 'utf16le')],
    ['texts written as formulas', 'order,sku\n="1",="a"\n'],
    ['columns without a heading at the end', 'order,sku,,\n1,a,,\n'],
  ])('reads a file with %s', async (_, content) => {
    const { columns, rows } = await read(content)
    expect(columns).toEqual(['order', 'sku'])
    expect(rows.map(({ cells }) => cells)).toEqual([['1', 'a']])
  })

  test('reads GBK and Latin-1', async () => {
    expect(await read(GBK)).toMatchObject({
      columns: ['订单号', '收货人'],
      rows: [{ line: 2, cells: ['1', '王五'] }],
    })
    const latin = await read(Buffer.from('order,name\n1,J\u00fcrgen M\u00fcller\n', 'latin1'))
    expect(latin.rows[0]?.cells).toEqual(['1', 'Jürgen Müller'])
  })

  test('never calculates a formula, and keeps two columns of one name apart', async () => {
    const { columns, rows } = await read('order,name,name\n1,=1+1,b\n')
    expect(columns).toEqual(['order', 'name', 'name'])
    expect(rows[0]?.cells).toEqual(['1', '=1+1', 'b'])
  })

  test('fills a cell that is merged over rows, and takes the last result of a formula', async () => {
    const book = await writeWorkbook({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Orders', null],
            ['order', 'sku'],
            ['7', 'a'],
            [null, 'b'],
          ],
          merges: [
            { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
            { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
          ],
          cells: new Map([['2,1', { value: 'c', formula: '"c"', formulaResult: 'c' }]]),
        },
      ],
    })
    expect((await read(book)).rows).toEqual([
      { line: 3, cells: ['7', 'c'] },
      { line: 4, cells: ['7', 'b'] },
    ])
  })

  test('cuts a cell that is too long', async () => {
    const { rows } = await read(`order,sku\n1,${'x'.repeat(60)}\n`)
    expect(rows[0]?.cells[1]).toHaveLength(20)
  })

  test.each([
    ['too many rows', `order,sku\n${'1,a\n'.repeat(6)}`, 'too-many-rows'],
    ['too many columns', 'order,sku,a,b,c\n1,a,2,3,4\n', 'too-large'],
    ['a quote that is never closed', 'order,sku\n1,"a\n', 'bad-quotes'],
    ['nothing', '', 'empty'],
    ['one column', 'hello\nworld\n', 'no-header'],
    ['gzip', Buffer.from('1f8b080000000000000302000000ffff', 'hex'), 'unknown-format'],
    ['a zip that is not a workbook', zipOf(10), 'bad-workbook'],
    ['a zip bomb', zipOf(900_000_000), 'too-large'],
  ])('rejects a file with %s', async (_, content, kind) => {
    await expect(read(content)).rejects.toMatchObject({ kind })
  })

  test('leaves no half character where a cell is cut', async () => {
    const { rows } = await read(`order,sku\n1,${'x'.repeat(19)}😀\n`)
    expect(rows[0]?.cells[1]).toBe('x'.repeat(19))
  })

  test('rejects a workbook with a far cell, with one text in every cell, or with countless merged cells', async () => {
    const far = ['order', ...Array.from({ length: 3000 }, () => null), 'x']
    const heading = ['order', 'sku']
    const merges = Array.from({ length: 2000 }, () => {
      return { startRow: 1, startCol: 0, endRow: 1_000_000, endCol: 0 }
    })
    const sheets = [
      { name: 'a', rows: [far, ['1']] },
      { name: 'a', rows: [heading, ...Array.from({ length: 5 }, () => ['1', 'y'.repeat(600)])] },
      { name: 'a', rows: [heading, ['1', 'a'], ['2', 'b']], merges },
    ]
    const characters = [20, 600, 20]
    for (const [at, sheet] of sheets.entries()) {
      const path = join(folder, `hostile-${at}`)
      await writeFile(path, await writeWorkbook({ sheets: [sheet] }))
      const bounds = { ...BOUNDS, characters: characters[at]! }
      await expect(readGrid(path, bounds, count)).rejects.toMatchObject({ kind: 'too-large' })
    }
  })

  test('takes exactly as many rows as are allowed', async () => {
    expect((await read(`order,sku\n${'1,a\n'.repeat(5)}`)).rows).toHaveLength(5)
  })
})

/** A ZIP file with one entry that claims to unpack to `claimed` bytes. */
function zipOf(claimed: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(10))
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(claimed, 22)
  const entry = Buffer.alloc(46 + 1)
  entry.write('PK\u0001\u0002', 'latin1')
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(claimed, 24)
  entry.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, entry, end])
}
