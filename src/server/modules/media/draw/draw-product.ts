// Draws a product from its specification: one entry for the seven views.
import type { Lang } from '../../../../shared/lang.ts'
import { productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import type { DrawTheme } from './palette.ts'
import { sheet, STAGE } from './sheet.ts'
import type { DrawView } from './sheet.ts'
import { angleCamera, frontCamera, solidView } from './solid-view.ts'

export { DRAW_VIEWS } from './sheet.ts'
export type { DrawView } from './sheet.ts'

/**
 * A complete SVG document, viewBox 0 0 480 360, byte-identical for the same arguments.
 * Theme 'auto' follows the reader's colour scheme inside the picture.
 */
export function drawProduct(
  p: DrawnProduct,
  view: DrawView,
  lang: Lang,
  theme: DrawTheme = 'auto',
): string {
  const form = productForm(p)
  const draw = { p, view, lang, theme }
  return sheet(draw, solidView(p, view === 'front' ? frontCamera(form) : angleCamera(form), STAGE))
}
