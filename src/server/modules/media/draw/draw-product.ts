// Draws a product from its specification: the entry point of the seven views.
import type { Lang } from '../../../../shared/lang.ts'
import { hasStatedSize, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { DrawTheme } from './palette.ts'
import { sheet, STAGE } from './sheet.ts'
import type { DrawView } from './sheet.ts'
import { angleCamera, frontCamera, solidView } from './solid-view.ts'
import { dimensionsView } from './view-dimensions.ts'
import { labelView } from './view-label.ts'
import { scaleView } from './view-scale.ts'
import { teardownView } from './view-teardown.ts'
import { terminalsView } from './view-terminals.ts'

/**
 * A complete SVG document, viewBox 0 0 480 360, byte-identical for equal arguments. Theme 'auto' follows the
 * reader's colour scheme from inside the picture.
 */
export function drawProduct(
  p: DrawnProduct,
  view: DrawView,
  lang: Lang,
  theme: DrawTheme = 'auto',
): string {
  const t = DRAWING_TEXTS[lang]
  return sheet(
    { p, view, lang, theme, note: noteOf(p, view, lang) ?? t.illustration },
    viewOf(p, view, lang),
  )
}

function viewOf(p: DrawnProduct, view: DrawView, lang: Lang): string {
  const form = productForm(p)
  switch (view) {
    case 'front':
      return solidView(p, frontCamera(form), STAGE)
    case 'angle':
      return solidView(p, angleCamera(form), STAGE)
    case 'dimensions':
      return dimensionsView(p, lang)
    case 'label':
      return labelView(p)
    case 'terminals':
      return terminalsView(p, lang)
    case 'scale':
      return scaleView(p, lang)
    case 'teardown':
      return teardownView(p, lang)
  }
}

function noteOf(p: DrawnProduct, view: DrawView, lang: Lang): string | null {
  const t = DRAWING_TEXTS[lang]
  if (view === 'dimensions') return hasStatedSize(p) ? t.nominal : t.usualSize
  if (view === 'scale' && !hasStatedSize(p)) return t.usualSize
  if (view === 'terminals') return t.typicalTerminals
  if (view === 'teardown') return `${t.schematic} · ${t.notScaled} · ${t.illustration}`
  return null
}
