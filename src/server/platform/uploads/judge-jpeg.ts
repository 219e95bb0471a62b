// A sent picture is never kept as it came: it is decoded within limits and written anew, without what it told besides.
import { chmod, rename, rm } from 'node:fs/promises'
import { AppError } from '../errors.ts'
import { createSemaphore } from '../guard/semaphore.ts'
import { refusedFile } from './refused-file.ts'

/** A progressive picture is unpacked whole before its first line is known. */
const MOST_PIXELS = 64_000_000
const MOST_PROGRESSIVE_PIXELS = 12_500_000
/** Enough to read a label on a photograph. */
const LONGEST_SIDE = 4000
const TIME_LIMIT_SECONDS = 15

/** One after the other: each may take tens of megabytes. */
const queue = createSemaphore({ permits: 1, waiting: 200, retryAfter: 10 })

/**
 * Puts in its place a JPEG of its own: upright, sRGB, no metadata. Errors: 422, 429 too many wait.
 */
export function rewriteJpeg(path: string): Promise<void> {
  return queue.run(async () => {
    // From file to file: what is held in memory is a few lines of it.
    const made = `${path}-made`
    try {
      await rewrite(path, made)
      await chmod(made, 0o600)
      await rename(made, path)
    } finally {
      await rm(made, { force: true })
    }
  })
}

async function rewrite(path: string, made: string): Promise<void> {
  const sharp = await bringSharp()
  const open = () => sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS })
  try {
    const { format, width, height, isProgressive, orientation } = await open().metadata()
    const pixels = width * height
    if (format !== 'jpeg') throw refusedFile('fileContent')
    if (pixels > (isProgressive ? MOST_PROGRESSIVE_PIXELS : MOST_PIXELS)) {
      throw refusedFile('filePixels')
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
      // Turned when it is small already: for that the whole must be unpacked.
      .rotate(turn ?? 0)
      .jpeg({ quality: 85 })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toFile(made)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (/pixel limit/i.test((error as Error).message)) throw refusedFile('filePixels')
    // Whatever else the decoder stumbles over is the picture's own fault.
    throw refusedFile('fileContent')
  }
}

/** By the orientation that a camera notes: mirrored left to right first, then turned clockwise. */
const UPRIGHT: Record<number, { mirror?: boolean; turn?: number }> = {
  2: { mirror: true },
  3: { turn: 180 },
  4: { mirror: true, turn: 180 },
  5: { mirror: true, turn: 270 },
  6: { turn: 90 },
  7: { mirror: true, turn: 90 },
  8: { turn: 270 },
}

let brought: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture: it takes memory that most starts never need. */
function bringSharp() {
  brought ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return brought
}
