// Streams a zip whose length and byte positions are known in advance, without holding it in memory.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { RangedBody } from '../http/file-response.ts'
import {
  centralDirectory,
  localHead,
  localHeadBytes,
  MAX_BYTES,
  MAX_PARTS,
  type ZipPart,
} from './zip-records.ts'

export interface StoredZip extends RangedBody {
  parts: readonly ZipPart[]
}

/** The bytes of one part from `from` to `to`, both inclusive. Throws when they differ from those measured. */
export type OpenPart = (index: number, from: number, to: number) => AsyncIterable<Buffer>

/** Small segments are joined to chunks of at least this size. */
const CHUNK = 64 << 10

/** Whether these parts fit into a zip without the ZIP64 extension. */
export function fitsZip(parts: readonly ZipPart[]): boolean {
  if (parts.length > MAX_PARTS) return false
  // An entry of the central directory has 16 bytes more than a local header, and the end record has 22.
  const each = (part: ZipPart) => 2 * localHeadBytes(part) + 16 + part.bytes
  return parts.reduce((sum, part) => sum + each(part), 22) <= MAX_BYTES
}

/** Deterministic: equal parts give equal bytes. Throws for more than `fitsZip` allows. */
export function storedZip(parts: readonly ZipPart[], openPart: OpenPart): StoredZip {
  if (!fitsZip(parts)) throw new Error('too much for a plain zip')
  const offsets: number[] = []
  let offset = 0
  for (const part of parts) {
    offsets.push(offset)
    offset += localHeadBytes(part) + part.bytes
  }
  const tail = centralDirectory(parts, offsets, offset)
  // The central directory contains every part's checksum, length and position.
  const etag = `"${createHash('sha256').update(tail).digest('base64url')}"`
  const bytes = offset + tail.length
  return {
    parts,
    bytes,
    etag,
    open: async (from, to) =>
      Readable.from(joined(segments({ parts, offsets, tail, openPart, end: offset }, from, to)), {
        objectMode: false,
      }),
  }
}

interface ZipLayout {
  parts: readonly ZipPart[]
  offsets: readonly number[]
  tail: Buffer
  openPart: OpenPart
  /** The offset of the central directory. */
  end: number
}

async function* segments(layout: ZipLayout, from: number, to: number): AsyncGenerator<Buffer> {
  const { parts, offsets, tail, openPart, end } = layout
  for (let index = partAt(offsets, from); index < parts.length; index += 1) {
    const part = parts[index]
    const offset = offsets[index]
    if (!part || offset === undefined || offset > to) break
    const head = localHead(part)
    yield* cut(head, offset, from, to)
    const start = offset + head.length
    const first = Math.max(from, start) - start
    const last = Math.min(to, start + part.bytes - 1) - start
    if (first <= last) yield* openPart(index, first, last)
  }
  yield* cut(tail, end, from, to)
}

/** The part of a segment at `offset` that is within the range. */
function* cut(segment: Buffer, offset: number, from: number, to: number): Generator<Buffer> {
  const part = segment.subarray(Math.max(0, from - offset), Math.max(0, to - offset + 1))
  if (part.length > 0) yield part
}

/** The index of the part that contains the byte: the last one that starts at or before it. */
function partAt(offsets: readonly number[], byte: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= byte) low = middle
    else high = middle - 1
  }
  return low
}

async function* joined(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const segment of source) {
    waiting.push(segment)
    bytes += segment.length
    if (bytes < CHUNK) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
