// Re-encodes an uploaded picture within limits and without its metadata; the original bytes are never kept.
import { chmod, rename, rm } from 'node:fs/promises'
import { AppError } from '../errors.ts'
import { createSemaphore } from '../limits/semaphore.ts'
import { loadSharp } from '../load-sharp.ts'
import { fileRejected } from './file-rejected.ts'

const MAX_PIXELS = 64_000_000
/** A progressive picture is decoded completely, in memory, before its first line is available. */
const MAX_PROGRESSIVE_PIXELS = 12_500_000
/** Enough to read a label in a photograph. */
const LONGEST_SIDE = 4000
const TIME_LIMIT_SECONDS = 15

/** One at a time: each may take tens of megabytes. */
const queue = createSemaphore({ permits: 1, waiting: 200, retryAfter: 10 })

/** Replaces the file by a re-encoded JPEG: upright, sRGB, no metadata. Errors: 422, 429 the queue is full. */
export function rewriteJpeg(path: string): Promise<void> {
  return queue.run(async () => {
    // From file to file, so that only a few lines are held in memory.
    const output = `${path}-made`
    try {
      await rewrite(path, output)
      await chmod(output, 0o600)
      await rename(output, path)
    } finally {
      await rm(output, { force: true })
    }
  })
}

async function rewrite(path: string, output: string): Promise<void> {
  const sharp = await loadSharp()
  const open = () => sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS })
  try {
    const { format, width, height, isProgressive, orientation } = await open().metadata()
    const pixels = width * height
    if (format !== 'jpeg') throw fileRejected('fileContent')
    if (pixels > (isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS)) {
      throw fileRejected('filePixels')
    }
    const { mirror, turn } = UPRIGHT[orientation ?? 1] ?? {}
    await open()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flop(mirror === true)
      // Rotated after scaling, because rotation needs the whole decoded picture.
      .rotate(turn ?? 0)
      .jpeg({ quality: 85 })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toFile(output)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (/pixel limit/i.test((error as Error).message)) throw fileRejected('filePixels')
    // Any other decoding error is caused by the picture.
    throw fileRejected('fileContent')
  }
}

/** By EXIF orientation: mirrored left to right first, then rotated clockwise. */
const UPRIGHT: Record<number, { mirror?: boolean; turn?: number }> = {
  2: { mirror: true },
  3: { turn: 180 },
  4: { mirror: true, turn: 180 },
  5: { mirror: true, turn: 270 },
  6: { turn: 90 },
  7: { mirror: true, turn: 90 },
  8: { turn: 270 },
}
