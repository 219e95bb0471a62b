// Writes, copies and compresses files whose content is on disk afterwards, also after a power cut.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, constants } from 'node:fs'
import { copyFile, link, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants as zlib, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { syncFolder } from '../platform/files/durable-folder.ts'

/** Level 3 compresses faster than a disk writes; the checksum finds damaged bytes when it is read. */
const ZSTD = {
  params: { [zlib.ZSTD_c_compressionLevel]: 3, [zlib.ZSTD_c_checksumFlag]: 1 },
}
const CHUNK = { highWaterMark: 1024 * 1024 }

export interface Compressed {
  bytes: number
  sha256: string
}

export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Compresses a stream into a new file, synced to disk. */
export async function compressInto(
  source: AsyncIterable<Buffer>,
  path: string,
): Promise<Compressed> {
  const hash = createHash('sha256')
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(source, createZstdCompress(ZSTD), counter, target)
  return { bytes, sha256: hash.digest('hex') }
}

/** Compresses a file into `to`, which appears only when it is complete and on disk. */
export async function compressFile(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}.new`
  const target = createWriteStream(temporary, { mode: 0o600, flush: true })
  await pipeline(createReadStream(from, CHUNK), createZstdCompress(ZSTD), target)
  await rename(temporary, to)
  await syncFolder(dirname(to))
}

/** Errors: throws for damaged content. */
export async function decompressFile(from: string, to: string): Promise<void> {
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600 })
  await pipeline(createReadStream(from, CHUNK), createZstdDecompress(), target)
}

/** The size of a compressed file's content. Errors: throws for damaged content. */
export async function contentBytes(path: string): Promise<number> {
  let bytes = 0
  for await (const chunk of decompressed(path)) bytes += chunk.length
  return bytes
}

/** The content of a compressed file. Errors: throws for damaged content. */
export async function* decompressed(path: string): AsyncGenerator<Buffer> {
  const plain = createZstdDecompress()
  const done = pipeline(createReadStream(path, CHUNK), plain).catch((error: unknown) => {
    plain.destroy(error as Error)
  })
  yield* plain as AsyncIterable<Buffer>
  await done
}

/** The SHA-256 of a file in hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, CHUNK)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** A second name for the same bytes where both are on one disk, otherwise a copy. Does not replace. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code === 'ENOENT' || code === 'ENOSPC') throw error
    await copyDurably(from, to)
  }
}

/** A copy, complete and on disk before it has its name. */
export async function copyDurably(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}.new`
  await copyFile(from, temporary, constants.COPYFILE_FICLONE)
  const file = await open(temporary, 'r+')
  await file.sync().finally(() => file.close())
  await rename(temporary, to)
}
