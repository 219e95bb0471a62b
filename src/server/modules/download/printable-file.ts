// Files as they may leave the house: drawings become pictures large enough for an A4 sheet, all else stays as it is.
import { buffer } from 'node:stream/consumers'
import type { RangedBody } from '../../platform/http/file-answer.ts'
import { AppError } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { FONT_OPTIONS } from '../../platform/fonts/font-files.ts'
import { Lru } from '../../platform/answers/lru.ts'
import { createWorkQueue } from '../../platform/guard/work-queue.ts'

/** In the file store, with the name and type it is sent under. */
export interface SentFile {
  hash: string
  fileName: string
  mediaType: string
}

/** 210 mm at 300 dots an inch. */
const PRINT_WIDTH = 2480

/** By the hash of the drawing: the hash of its picture, which is kept in the store. */
const printed = new Lru<string>(500)
const queue = createWorkQueue({ atOnce: 1, waiting: 12, retryAfter: 5 })

/** SVG is never sent as it is: it could run in the browser of whoever opens it. Errors: 429, 410. */
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

/** Errors: 410 when the bytes are gone. */
export async function storedBody(files: FileStore, hash: string): Promise<RangedBody> {
  const bytes = await files.size(hash)
  if (bytes === undefined) throw new AppError(410)
  return { bytes, etag: `"${hash}"`, open: (from, to) => files.read(hash, { from, to }) }
}

async function knownPicture(files: FileStore, hash: string): Promise<string | undefined> {
  const known = printed.get(hash)
  return known !== undefined && (await files.size(known)) !== undefined ? known : undefined
}

async function render(files: FileStore, hash: string): Promise<string> {
  // Whoever waited in the line may find it made.
  const known = await knownPicture(files, hash)
  if (known !== undefined) return known
  if ((await files.size(hash)) === undefined) throw new AppError(410)
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawing = await buffer(await files.read(hash))
  const picture = await renderAsync(drawing, {
    font: FONT_OPTIONS,
    fitTo: { mode: 'width', value: PRINT_WIDTH },
    background: '#fff',
  })
  const kept = await files.write(picture.asPng())
  printed.set(hash, kept.hash)
  return kept.hash
}
