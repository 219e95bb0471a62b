// Renders one size of a stored picture: drawings with our own fonts, photographs scaled down.
import { renderAsync } from '@resvg/resvg-js'
import { FONT_OPTIONS, INTER_FILES, NOTO_FILES } from '../../../platform/fonts/font-files.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { harmlessSvg } from './harmless-svg.ts'
import { shownSize } from './picture-sizes.ts'

export interface Original {
  bytes: Buffer
  mediaType: string
  width: number
  height: number
}

const QUALITY = 86
const MAX_PIXELS = 50_000_000

/** Errors: throws when the bytes are not a picture. */
export async function renderPicture(
  original: Original,
  { width, format }: { width: number; format: 'webp' | 'png' },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const size = shownSize(original, width)
  const image =
    original.mediaType === 'image/svg+xml'
      ? await drawn(original.bytes, size.width)
      : sharp(original.bytes, { limitInputPixels: MAX_PIXELS }).rotate().resize(size.width)
  const isDrawing = original.mediaType === 'image/svg+xml'
  if (format === 'png') return image.png({ compressionLevel: 9, palette: isDrawing }).toBuffer()
  // Flat areas and lines compress better losslessly; photographs do not.
  const isFlat = isDrawing && !/<image\b/.test(original.bytes.toString('utf8'))
  return image
    .webp(isFlat ? { lossless: true, effort: 2 } : { quality: QUALITY, effort: 3 })
    .toBuffer()
}

/** The placeholder for a removed picture: a plain field. */
export async function renderPlaceholder(format: 'webp' | 'png'): Promise<Buffer> {
  const field = { width: 16, height: 9, channels: 3, background: '#e6ece9' } as const
  const sharp = await loadSharp()
  const image = sharp({ create: field })
  return format === 'webp' ? image.webp().toBuffer() : image.png().toBuffer()
}

async function drawn(bytes: Buffer, width: number) {
  const svg = harmlessSvg(bytes.toString('utf8'))
  const image = await renderAsync(svg, {
    font: { ...FONT_OPTIONS, fontFiles: fontFilesFor(svg) },
    fitTo: { mode: 'width', value: width },
  })
  const sharp = await loadSharp()
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  })
}

/** The first font that has a character draws it: Hong Kong glyphs where the drawing asks for them. */
function fontFilesFor(svg: string): string[] {
  // Reading the fonts takes longer than rendering most drawings.
  if (!/<(?:[\w-]+:)?text\b/.test(svg)) return []
  const { sc, hk, rare } = NOTO_FILES
  return svg.includes('Noto Sans HK')
    ? [...INTER_FILES, hk, rare, sc]
    : [...INTER_FILES, sc, hk, rare]
}
