// Product drawings as PNG and JPEG for marketplaces: 1,600 px wide on white.
import { renderAsync } from '@resvg/resvg-js'
import type { RasterFormat } from '../../../../shared/bundle-rules.ts'
import { FONT_OPTIONS, INTER_FILES } from '../../../platform/fonts/font-files.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'

const WIDTH = 1600
const JPEG_QUALITY = 88
/** The panel behind the product in a drawing, which is removed because marketplaces require a plain white background. */
const PANEL = /<rect class="pa"[^>]*\/>/

/**
 * Deterministic: the same bytes for the same drawing. Takes up to a second, off the main thread, so callers
 * cache the result and limit how many are rendered at once.
 */
export async function renderRaster(svg: string, format: RasterFormat): Promise<Buffer> {
  const isChinese = /\p{Script=Han}/u.test(svg)
  const image = await renderAsync(svg.replace(PANEL, ''), {
    // The Chinese fonts are large, and most drawings need none of them.
    font: isChinese ? FONT_OPTIONS : { ...FONT_OPTIONS, fontFiles: INTER_FILES },
    fitTo: { mode: 'width', value: WIDTH },
    background: '#fff',
  })
  const { pixels, width, height } = image
  const sharp = await loadSharp()
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  return format === 'png'
    ? raw.png({ compressionLevel: 6 }).toBuffer()
    : raw.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}
