// Writes tar archives as a stream of chunks, from files that may change or vanish meanwhile.
import { open } from 'node:fs/promises'
import { TAR_BLOCK, tarPadding, writeTarHeader } from './tar-header.ts'

export type TarSource =
  | { name: string; path: string }
  | { name: string; body: Buffer }
  /** An empty folder; its name ends with a slash. */
  | { name: string }

const CHUNK_BYTES = 256 * 1024

/**
 * The bytes of an archive. A file has the size it had when it was opened: what is appended later is left out, what
 * is cut off is filled with zeros. A file that is gone is left out.
 */
export async function* writeTar(
  sources: AsyncIterable<TarSource> | Iterable<TarSource>,
): AsyncGenerator<Buffer> {
  for await (const source of sources) yield* writeEntry(source)
  yield Buffer.alloc(TAR_BLOCK * 2)
}

async function* writeEntry(source: TarSource): AsyncGenerator<Buffer> {
  if ('path' in source) return yield* writeFileEntry(source)
  const body = 'body' in source ? source.body : Buffer.alloc(0)
  yield writeTarHeader({ name: source.name, bytes: body.length, modified: new Date() })
  if (body.length > 0) yield Buffer.concat([body, Buffer.alloc(tarPadding(body.length))])
}

async function* writeFileEntry(source: { name: string; path: string }): AsyncGenerator<Buffer> {
  const file = await open(source.path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return
  try {
    const { size, mtime } = await file.stat()
    yield writeTarHeader({ name: source.name, bytes: size, modified: mtime })
    for (let at = 0; at < size;) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - at))
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      if (bytesRead === 0) chunk.fill(0)
      const full = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
      yield full
      at += full.length
    }
    if (tarPadding(size) > 0) yield Buffer.alloc(tarPadding(size))
  } finally {
    await file.close()
  }
}
