// Tests spreadsheet export: preserved cell contents and escaped formulas.
import { streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { guardFormula, unguardFormula, writeCsv, writeXlsx } from './spreadsheet.ts'

const columns = [
  { header: 'ean', value: (row: string[]) => row[0] ?? null },
  { header: 'note', value: (row: string[]) => row[1] ?? null },
]

async function csvOf(rows: string[][]): Promise<string> {
  let text = ''
  for await (const part of writeCsv(rows, columns)) text += part
  return text
}

describe('formula guard', () => {
  test.each([
    '=1+1',
    '+49',
    '-5',
    '@x',
    '\tx',
    '\rx',
    '\0x',
    '\nx',
    '＝1',
    "'＋1",
    "'=1",
    "''-x",
    'plain',
    "'quoted",
    '',
  ])('is removed again from %j', (text) => expect(unguardFormula(guardFormula(text))).toBe(text))
  test('is set before every character that starts a formula', () => {
    for (const first of ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠']) {
      expect(guardFormula(`${first}x`)).toBe(`'${first}x`)
    }
  })
})

describe('writeCsv', () => {
  test('starts with a BOM, ends lines with CRLF, quotes what needs it', async () => {
    expect(
      await csvOf([
        ['00012', 'a "b", c'],
        ['1', '=cmd()'],
      ]),
    ).toBe('\uFEFFean,note\r\n00012,"a ""b"", c"\r\n1,\'=cmd()\r\n')
  })
})

describe('writeXlsx', () => {
  test('keeps leading zeros and formulas as text', async () => {
    const parts: Uint8Array[] = []
    for await (const part of writeXlsx(
      [
        ['00012', '=1+1'],
        ['7', '电池\u0001'],
      ],
      columns,
      { sheet: 'a/b' },
    )) {
      parts.push(part)
    }
    const rows: unknown[] = []
    for await (const row of streamXlsxRows(Buffer.concat(parts))) rows.push(row.values)
    expect(rows).toEqual([
      ['ean', 'note'],
      ['00012', '=1+1'],
      ['7', '电池'],
    ])
  })
})
