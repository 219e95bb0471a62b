// Opens a file as bytes and unpacks gzip, whatever the file name.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { TableError } from './table-error.ts'

/** The first bytes of the file as stored on disk. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

/** The bytes of a file, unpacked if gzipped. A truncated file throws TableError 'cut-short'. */
export async function* openBytes(path: string): AsyncGenerator<Buffer> {
  const gzip = isGzip(await readHead(path, 2))
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  if (!gzip) {
    yield* file as AsyncIterable<Buffer>
    return
  }
  const unpack = createGunzip({ chunkSize: 256 * 1024 })
  file.on('error', (error) => unpack.destroy(error))
  try {
    yield* file.pipe(unpack) as AsyncIterable<Buffer>
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code?.startsWith('Z_')) throw new TableError('cut-short', code)
    throw error
  } finally {
    file.destroy()
    unpack.destroy()
  }
}
