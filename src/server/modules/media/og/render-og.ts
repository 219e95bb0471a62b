// The Open Graph picture shown when a product is shared: 1200 by 630 PNG.
import { renderAsync } from '@resvg/resvg-js'
import type { Lang } from '../../../../shared/lang.ts'
import { INTER_FILES } from '../../../platform/fonts/font-files.ts'
import { isRound, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { chargeTicks } from '../draw/charge-ticks.ts'
import { seriesColour } from '../draw/palette.ts'
import { sheetStyle } from '../draw/sheet.ts'
import { angleCamera, solidView } from '../draw/solid-view.ts'
import { figureText, latinOnly, textAt } from '../draw/svg-text.ts'

const LATIN_FONT_OPTIONS = {
  fontFiles: INTER_FILES,
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
}

const STRONG = 'font-weight="600" fill="#10201a"'
const MUTED = 'fill="#51615b"'

/** PNG bytes. Rendering takes about a tenth of a second, outside the main thread: cache the result. */
export async function renderOgPng(p: DrawnProduct, lang: Lang): Promise<Buffer> {
  const image = await renderAsync(ogSvg(p, lang), {
    font: LATIN_FONT_OPTIONS,
    fitTo: { mode: 'width', value: 1200 },
  })
  return image.asPng()
}

/** Latin text only, since the bundled font has no Chinese: Chinese versions name no device. */
export function ogSvg(p: DrawnProduct, lang: Lang): string {
  const series = seriesColour(p.styleType)
  const isEnglish = lang === 'en_us'
  const art = solidView(p, angleCamera(productForm(p)), { x: 10, y: 20, w: 460, h: 330 })
  const rating = [
    `${figureText(p.voltage)} V`,
    `${figureText(p.capacityMah)} mAh`,
    `${figureText(p.energyWh)} Wh`,
  ].join('  ·  ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Inter"><style>${sheetStyle('light', p.styleType)}</style>` +
    `<path d="M0 0h1200v630H0z" fill="#fff"/><path d="M0 0h620v630H0z" fill="#f4f7f6"/><path d="M0 0h1200v10H0z" fill="${series}"/>` +
    `<g transform="translate(0 70)scale(1.29)">${art}</g>` +
    textAt(latinOnly(p.brand).toUpperCase(), {
      x: 668,
      y: 128,
      size: 30,
      maxWidth: 470,
      attributes: `font-weight="600" fill="${series}" letter-spacing="2"`,
    }) +
    textAt(latinOnly(p.itemNo), { x: 668, y: 208, size: 70, maxWidth: 480, attributes: STRONG }) +
    textAt(latinOnly(purpose(p, isEnglish)), {
      x: 668,
      y: 262,
      size: 28,
      maxWidth: 480,
      attributes: MUTED,
    }) +
    textAt(latinOnly(p.chemistry), { x: 668, y: 306, size: 28, maxWidth: 480, attributes: MUTED }) +
    `<path d="${chargeTicks(668, 370, 480, 9)}" fill="none" stroke="#b9c7c1" stroke-width="2"/><path d="M668 370h360" stroke="${series}" stroke-width="6"/>` +
    textAt(rating, { x: 668, y: 448, size: 38, maxWidth: 490, attributes: STRONG }) +
    (isEnglish
      ? textAt('Illustration drawn from the specification', {
          x: 668,
          y: 580,
          size: 20,
          maxWidth: 480,
          attributes: MUTED,
        })
      : '') +
    '</svg>'
  )
}

/** The device that the battery is for; round cells and Chinese pictures name the cell or its size. */
function purpose(p: DrawnProduct, isEnglish: boolean): string {
  if (isRound(productForm(p)) || !isEnglish) return p.cellName ?? p.sizeName ?? ''
  return p.deviceLabel ? `For ${p.deviceLabel}` : ''
}
