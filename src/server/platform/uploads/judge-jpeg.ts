// A sent picture is never kept as it came: it is decoded within limits and written anew, without what it told besides.
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../guard/work-queue.ts'
import { refusedFile } from './refused-file.ts'

/** A progressive picture is unpacked whole before its first line is known. */
const MOST_PIXELS = 64_000_000
const MOST_PROGRESSIVE_PIXELS = 16_000_000
/** Enough to read a label on a photograph. */
const LONGEST_SIDE = 4000
const TIME_LIMIT_SECONDS = 15

/** One after the other: each may take tens of megabytes. */
const queue = createWorkQueue({ atOnce: 1, waiting: 200, retryAfter: 10 })

/** The picture as a JPEG of its own: upright, sRGB, no metadata. Errors: 422, 429 too many wait. */
export function rewriteJpeg(path: string): Promise<Buffer> {
  return queue.run(() => rewrite(path))
}

async function rewrite(path: string): Promise<Buffer> {
  const sharp = await bringSharp()
  const open = () => sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS })
  try {
    const { format, width, height, isProgressive } = await open().metadata()
    const pixels = width * height
    if (format !== 'jpeg') throw refusedFile('fileContent')
    if (pixels > (isProgressive ? MOST_PROGRESSIVE_PIXELS : MOST_PIXELS)) {
      throw refusedFile('filePixels')
    }
    return await open()
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 85 })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    if (/pixel limit/i.test((error as Error).message)) throw refusedFile('filePixels')
    // Whatever else the decoder stumbles over is the picture's own fault.
    throw refusedFile('fileContent')
  }
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
