// Tests counting the files of a zip while it arrives.
import { crc32 } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { storedZip } from '../server/platform/zip/stored-zip.ts'
import { zipProgress } from './zip-progress.ts'

const body = Buffer.from('x'.repeat(300))
const parts = Array.from({ length: 20 }, (_, at) => ({
  name: `第${at}.svg`,
  bytes: body.length,
  crc: crc32(body),
  day: '2026-11-21',
}))
const zip = storedZip(parts, async function* (_, from, to) {
  yield body.subarray(from, to + 1)
})

const CHUNK_BYTES = [1, 7, 30, 331, 5000, 1e6]

test.each(CHUNK_BYTES)(
  'the files of a zip that arrives in chunks of %d bytes are counted',
  async (size) => {
    const bytes = await buffer((await zip.open(0, zip.bytes - 1)) as Readable)
    const count = zipProgress()
    const counts = []
    for (let at = 0; at < bytes.length; at += size)
      counts.push(count(bytes.subarray(at, at + size)))
    expect(counts.at(-1)).toBe(20)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  },
)
