// Tests parsing CSV, including broken rows.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unguardFormula, writeCsv } from '../spreadsheet.ts'
import { readCsv } from './read-csv.ts'
import type { CsvRecord } from './read-csv.ts'

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const value of values) all.push(value)
  return all
}

async function read(text: string, delimiter = ',', cut = 7): Promise<CsvRecord[]> {
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += cut) yield text.slice(at, at + cut)
  }
  return collect(readCsv(chunks(), delimiter))
}

describe('readCsv', () => {
  test('reads quotes, doubled quotes, separators and line ends in cells, and counts lines', async () => {
    const records = await read('a,"b,""c""\r\nd",e\r\n\r\nf,5" x,\n')
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b,"c"\r\nd', 'e'], isBroken: false, isLast: false },
      { line: 4, cells: ['f', '5" x', ''], isBroken: false, isLast: false },
    ])
  })

  test('continues after a quote that is never closed', async () => {
    const records = await read('a,b\n1,"x\n2,y\n3,z\n', ',', 1000)
    expect(records.map(({ line, isBroken }) => [line, isBroken])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ])
  })

  test('text behind a closing quote breaks its row only', async () => {
    const records = await read('"5" monitor",b\n2,y\n')
    expect(records.map(({ line, isBroken }) => [line, isBroken])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  test('reads a last row without a line end', async () => {
    const records = await read('a;b\nc;d', ';')
    expect(records.map(({ isLast }) => isLast)).toEqual([false, true])
  })

  test('reads back whatever writeCsv wrote, however the text is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\'=+-@\t\r\n| 电é'), maxLength: 8 })
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, cut) => {
        const columns = [0, 1].map((at) => ({
          header: `h${at}`,
          value: (row: [string, string]) => row[at] ?? null,
        }))
        const text = (await collect(writeCsv(rows, columns))).join('').slice(1)
        const records = await read(text, ',', cut)
        const cells = records.slice(1).map((record) => record.cells.map(unguardFormula))
        expect(cells).toEqual(rows.filter((row) => row.some((value) => value !== '')))
      }),
      { numRuns: 300 },
    )
  })

  test('a very long line is split into several records, and the next line is read', async () => {
    const long = 'a'.repeat(1_200_000)
    const records = await read(`h,i\n${long}\nf,g\n`, ',', 200_000)
    const [heading, ...rest] = records
    const last = rest.pop()
    expect(heading?.cells).toEqual(['h', 'i'])
    expect(rest.length).toBeGreaterThan(1)
    expect(rest.map(({ line, cells }) => ({ line, cells: cells.length }))).toEqual(
      rest.map(() => ({ line: 2, cells: 1 })),
    )
    expect(last).toEqual({ line: 3, cells: ['f', 'g'], isBroken: false, isLast: false })
  })
})
