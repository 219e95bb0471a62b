// Tests zips of known length that are streamed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readZip } from '../../../../test/support/read-zip.ts'
import { fitsZip, storedZip } from './stored-zip.ts'

const FILES = new Map([
  ['VC-1/VC-1-front.svg', Buffer.from('<svg/>')],
  ['empty.txt', Buffer.alloc(0)],
  ['海報.pdf', Buffer.from('a'.repeat(200_000))],
  ['last.txt', Buffer.from('end')],
])

function zipOf(files = FILES) {
  const all = [...files]
  const parts = all.map(([name, body]) => ({
    name,
    bytes: body.length,
    crc: crc32(body),
    day: '2026-11-21',
  }))
  return storedZip(parts, async function* (index, from, to) {
    yield (all[index]?.[1] ?? Buffer.alloc(0)).subarray(from, to + 1)
  })
}
const read = async (zip: ReturnType<typeof zipOf>, from = 0, to = zip.bytes - 1) =>
  buffer((await zip.open(from, to)) as Readable)

describe('a zip that is streamed', () => {
  test('is as long as announced and opens with all its files', async () => {
    const zip = zipOf()
    const bytes = await read(zip)
    expect(bytes.length).toBe(zip.bytes)
    const found = readZip(bytes)
    expect([...found.keys()]).toEqual([...FILES.keys()])
    for (const [name, body] of FILES) expect(found.get(name)).toBe(body.toString())
  })

  test.skipIf(!hasPython())('is read by another program, with matching checksums', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    const path = join(folder, 'a.zip')
    writeFileSync(path, await read(zipOf()))
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(z.infolist()[0].date_time[:3], len(z.namelist()))'
    const output = execFileSync('python3', ['-c', script, path], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(output.trim()).toBe('(2026, 11, 21) 4')
  })

  test('has the same bytes in any range', async () => {
    const zip = zipOf()
    const whole = await read(zip)
    const edges = [0, 1, 29, 30, 48, 49, 55, 56, 90, 1000, 200_140, 200_190, zip.bytes - 23]
    for (const from of edges) {
      for (const length of [1, 2, 40, 70_000, zip.bytes]) {
        const to = Math.min(zip.bytes - 1, from + length - 1)
        const part = await read(zip, from, to)
        expect(part.equals(whole.subarray(from, to + 1)), `${from}-${to}`).toBe(true)
      }
    }
  })

  test('opens only the parts that a range needs', async () => {
    const opened: number[] = []
    const body = Buffer.alloc(1000)
    const parts = Array.from({ length: 50 }, (_, at) => ({
      name: `${at}.bin`,
      bytes: 1000,
      crc: crc32(body),
      day: '2026-11-21',
    }))
    const zip = storedZip(parts, async function* (index, from, to) {
      opened.push(index)
      yield body.subarray(from, to + 1)
    })
    await read(zip, 20_000, 21_000)
    expect(opened.length).toBeLessThanOrEqual(3)
  })

  test('has the same ETag for equal parts, and another for different ones', () => {
    expect(zipOf().etag).toBe(zipOf().etag)
    expect(zipOf().etag).not.toBe(zipOf(new Map([...FILES].slice(1))).etag)
  })

  test('is rejected before it is written when its parts do not fit', () => {
    const part = { name: 'a', bytes: 3_000_000_000, crc: 0, day: '2026-01-01' }
    expect([fitsZip([part]), fitsZip([part, part])]).toEqual([true, false])
    expect(fitsZip(Array.from({ length: 70_000 }, () => ({ ...part, bytes: 1 })))).toBe(false)
    expect(() => storedZip([part, part], () => (async function* () {})())).toThrow('too much')
  })
})

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
