// A zip of stored files; their checksums are computed once.
import { crc32 } from 'node:zlib'
import type { FileStore } from '../../platform/files/file-store.ts'
import { MissingBytesError } from '../../platform/files/missing-bytes.ts'
import { Lru } from '../../platform/lru.ts'
import { type StoredZip, storedZip } from '../../platform/zip/stored-zip.ts'

export interface BundledFile {
  hash: string
  /** Its name in the zip; duplicates are made unique. */
  name: string
  /** The date that the zip gives the file, YYYY-MM-DD. */
  day: string
}

interface SizeAndChecksum {
  bytes: number
  crc: number
}

/** By the hash of the file, whose bytes never change. */
const measures = new Lru<SizeAndChecksum>(5_000)

/** Errors: MissingBytesError. */
export async function storedBundle(
  files: FileStore,
  bundled: readonly BundledFile[],
): Promise<StoredZip> {
  const names = new Set<string>()
  const parts = []
  for (const { hash, name, day } of bundled) {
    const measured = measures.get(hash) ?? (await measure(files, hash))
    measures.set(hash, measured)
    parts.push({ ...measured, name: freeName(name, names), day })
  }
  return storedZip(parts, async function* (index, from, to) {
    const file = bundled[index]
    if (!file) return
    yield* (await files.read(file.hash, { from, to })) as AsyncIterable<Buffer>
  })
}

async function measure(files: FileStore, hash: string): Promise<SizeAndChecksum> {
  if ((await files.size(hash)) === undefined) throw new MissingBytesError(hash)
  let [bytes, crc] = [0, 0]
  for await (const chunk of (await files.read(hash)) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    crc = crc32(chunk, crc)
  }
  return { bytes, crc }
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  let free = name
  for (let count = 2; taken.has(free); count += 1) {
    free = dot > 0 ? `${name.slice(0, dot)}-${count}${name.slice(dot)}` : `${name}-${count}`
  }
  taken.add(free)
  return free
}
