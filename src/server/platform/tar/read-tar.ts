// Extracts tar archives of our own: files and folders, written under one folder only.
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readTarHeader, TAR_BLOCK, tarPadding } from './tar-header.ts'

/**
 * Writes the entries to the paths that `placeOf` returns; null leaves an entry out. Returns the number of written
 * files. Errors: throws for a damaged or truncated archive and for names that lead elsewhere.
 */
export async function extractTar(
  chunks: AsyncIterable<Buffer>,
  placeOf: (name: string) => string | null,
): Promise<number> {
  const source = createByteSource(chunks)
  let files = 0
  for (;;) {
    const entry = readTarHeader(await source.take(TAR_BLOCK))
    if (!entry) break
    if (!isSafe(entry.name)) throw new Error('the archive is damaged')
    const place = placeOf(entry.name)
    if (entry.name.endsWith('/')) {
      if (place) await mkdir(place, { recursive: true, mode: 0o700 })
      continue
    }
    if (place) files += 1
    await copyEntry(source, entry.bytes, place)
    await source.take(tarPadding(entry.bytes))
  }
  return files
}

/** Returns where an entry of this name goes below `folder`. */
export function pathBelow(folder: string): (name: string) => string {
  return (name) => join(folder, name)
}

interface ByteSource {
  /** Exactly this many bytes. Errors: throws when the stream ends earlier. */
  take(bytes: number): Promise<Buffer>
  /** At least one byte and at most this many. */
  takeSome(max: number): Promise<Buffer>
}

function createByteSource(chunks: AsyncIterable<Buffer>): ByteSource {
  const reader = chunks[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  async function takeSome(max: number): Promise<Buffer> {
    while (buffered.length === 0) {
      const next = await reader.next()
      if (next.done) throw new Error('the archive is incomplete')
      buffered = next.value
    }
    const taken = buffered.subarray(0, max)
    buffered = buffered.subarray(taken.length)
    return taken
  }
  return {
    takeSome,
    async take(bytes) {
      const parts: Buffer[] = []
      for (let missing = bytes; missing > 0;) {
        const part = await takeSome(missing)
        parts.push(part)
        missing -= part.length
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
    },
  }
}

async function copyEntry(source: ByteSource, bytes: number, place: string | null): Promise<void> {
  if (place) await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const file = place ? await open(place, 'wx', 0o600) : null
  try {
    for (let missing = bytes; missing > 0;) {
      const part = await source.takeSome(missing)
      await file?.write(part)
      missing -= part.length
    }
  } finally {
    await file?.close()
  }
}

function isSafe(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/')
  return !name.startsWith('/') && parts.every((part) => part !== '' && part !== '..')
}
