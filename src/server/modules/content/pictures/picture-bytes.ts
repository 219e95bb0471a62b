// Detects the real type and size of a picture file from its bytes.
import { loadSharp } from '../../../platform/load-sharp.ts'

export interface PictureFacts {
  mediaType: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
}

const MAX_PIXELS = 50_000_000
const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** Undefined when the bytes are not a supported picture. */
export async function readPicture(bytes: Buffer): Promise<PictureFacts | undefined> {
  const head = bytes.subarray(0, 400).toString('utf8').trimStart()
  if (/^(?:\ufeff)?(?:<\?xml|<!--|<svg[\s>])/.test(head)) return readSvg(bytes.toString('utf8'))
  const sharp = await loadSharp()
  try {
    const { format, width, height } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
    }).metadata()
    const mediaType = FORMATS[format as keyof typeof FORMATS]
    return mediaType && { mediaType, width, height }
  } catch {
    return undefined
  }
}

function readSvg(text: string): PictureFacts | undefined {
  const tag = /<svg\b[^>]*>/.exec(text.slice(0, 10_000))?.[0]
  if (!tag) return undefined
  const view =
    /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(tag)
  const side = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]
  const width = Math.round(Number(side('width') ?? view?.[1]))
  const height = Math.round(Number(side('height') ?? view?.[2]))
  if (!(width >= 1 && height >= 1 && width <= 10_000 && height <= 10_000)) return undefined
  return { mediaType: 'image/svg+xml', width, height }
}
