// Prepares files for download: drawings are rendered as pictures large enough for A4, others stay unchanged.
import { buffer } from 'node:stream/consumers'
import type { RangedBody } from '../../platform/http/file-response.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { MissingBytesError } from '../../platform/files/missing-bytes.ts'
import { FONT_OPTIONS } from '../../platform/fonts/font-files.ts'
import { Lru } from '../../platform/lru.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'

/** A hash in the file store, with the name and media type for sending. */
export interface SentFile {
  hash: string
  fileName: string
  mediaType: string
}

/** 210 mm at 300 dpi. */
const PRINT_WIDTH = 2480

/** The hash of a drawing mapped to the hash of its rendered picture in the store. */
const printed = new Lru<string>(500)
const queue = createSemaphore({ permits: 1, waiting: 12, retryAfter: 5 })

/** SVG is never sent directly, because it could run scripts in the recipient's browser. Errors: 429, MissingBytesError. */
export async function printableFile(files: FileStore, file: SentFile): Promise<SentFile> {
  if (file.mediaType !== 'image/svg+xml') return file
  const hash =
    (await knownPicture(files, file.hash)) ?? (await queue.run(() => render(files, file.hash)))
  return {
    hash,
    mediaType: 'image/png',
    fileName: `${file.fileName.replace(/\.svg$/i, '')}.png`,
  }
}

/** Errors: MissingBytesError. */
export async function storedBody(files: FileStore, hash: string): Promise<RangedBody> {
  const bytes = await files.size(hash)
  if (bytes === undefined) throw new MissingBytesError(hash)
  return { bytes, etag: `"${hash}"`, open: (from, to) => files.read(hash, { from, to }) }
}

async function knownPicture(files: FileStore, hash: string): Promise<string | undefined> {
  const known = printed.get(hash)
  return known !== undefined && (await files.size(known)) !== undefined ? known : undefined
}

async function render(files: FileStore, hash: string): Promise<string> {
  // It may have been rendered while this request was queued.
  const known = await knownPicture(files, hash)
  if (known !== undefined) return known
  if ((await files.size(hash)) === undefined) throw new MissingBytesError(hash)
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawing = await buffer(await files.read(hash))
  const picture = await renderAsync(drawing, {
    font: FONT_OPTIONS,
    fitTo: { mode: 'width', value: PRINT_WIDTH },
    background: '#fff',
  })
  const cached = await files.write(picture.asPng())
  printed.set(hash, cached.hash)
  return cached.hash
}
