// Tests detecting workbooks that unpack to far more than their size.
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeXlsx } from '../spreadsheet.ts'
import { isZipBomb } from '../../../shared/workbook-size.ts'

/** A ZIP file whose central directory lists the same content twice, each time with the claimed size. */
function zipOf(content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content)
  const entry = Buffer.alloc(46 + 1)
  entry.write('PK\u0001\u0002', 'latin1')
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(claimed, 24)
  entry.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt32LE(packed.length, 16)
  return Buffer.concat([packed, entry, entry, end])
}

describe('isZipBomb', () => {
  const content = Buffer.alloc(1_000_000)

  test('is true of small content that claims hundreds of megabytes', () => {
    expect(isZipBomb(zipOf(content, 300_000_000))).toBe(true)
    expect(isZipBomb(zipOf(content, 0xffff_ffff))).toBe(true)
  })

  test('is true of a large entry that claims to be empty', () => {
    expect(isZipBomb(zipOf(content, 0))).toBe(true)
  })

  test('a file that compresses well but stays small is not a bomb', () => {
    expect(isZipBomb(zipOf(content, 1_000_000))).toBe(false)
  })

  test('a file that is not a ZIP is left to the reader', () => {
    for (const text of ['', 'PK', 'PK\u0005\u0006', 'x'.repeat(100)]) {
      expect(isZipBomb(Buffer.from(text, 'latin1'))).toBe(false)
    }
  })

  test('is false of a workbook as we write it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => ({ row }))
    const columns = [{ header: 'text', value: () => 'the same in every row' }]
    const parts: Uint8Array[] = []
    for await (const part of writeXlsx(rows, columns, { sheet: 's' })) parts.push(part)
    expect(isZipBomb(Buffer.concat(parts))).toBe(false)
  })
})
