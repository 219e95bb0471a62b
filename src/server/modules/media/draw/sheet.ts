// The sheet of every view: fixed size, plain panel, title, description and caption.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import { productForm } from '../media-rules.ts'
import type { DrawnProduct, StyleType } from '../media-rules.ts'
import { chargeTicks } from './charge-ticks.ts'
import { INKS } from './palette.ts'
import type { DrawTheme, Ink, Theme } from './palette.ts'
import { escapeXml, figureText, textAt } from './svg-text.ts'

/** The drawing area of a view; the caption is below it. */
export const STAGE = { x: 26, y: 22, w: 428, h: 292 } as const
export const FONTS = `Inter,system-ui,'Segoe UI',sans-serif`

/** `scale`: beside a bank card; `teardown`: what is inside; the others show the product alone. */
export type DrawView =
  | 'front'
  | 'angle'
  | 'dimensions'
  | 'label'
  | 'terminals'
  | 'scale'
  | 'teardown'
export const DRAW_VIEWS: readonly DrawView[] = [
  'front',
  'angle',
  'dimensions',
  'label',
  'terminals',
  'scale',
  'teardown',
]

export interface SheetOptions {
  p: DrawnProduct
  view: DrawView
  lang: Lang
  theme: DrawTheme
  /** The caption. */
  note: string
}

export function sheet(options: SheetOptions, content: string): string {
  const { p, view, lang, theme } = options
  const t = DRAWING_TEXTS[lang]
  const title = `${p.itemNo} · ${t.views[view]}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" role="img" aria-labelledby="tt dd" font-family="${FONTS}"${langMark(lang)}>` +
    `<title id="tt">${escapeXml(title)}</title><desc id="dd">${escapeXml(describe(p, lang))}</desc>` +
    `<style>${sheetStyle(theme, p.styleType)}</style><rect class="pa" x=".5" y=".5" width="479" height="359" rx="8"/>` +
    content +
    chargeBar(26, 338, 74) +
    textAt(options.note, {
      x: 454,
      y: 341.5,
      size: 10.5,
      maxWidth: 330,
      attributes: 'class="mu" text-anchor="end"',
    }) +
    '</svg>'
  )
}

/** Chinese glyphs differ between the mainland and Hong Kong: the browser selects its font by this. */
function langMark(lang: Lang): string {
  return lang === 'en_us' ? '' : ` xml:lang="${htmlLang(lang)}"`
}

/** The text for alt and desc, which states that the picture is an illustration. */
export function describe(p: DrawnProduct, lang: Lang): string {
  const t = DRAWING_TEXTS[lang]
  return t.description
    .replace('{item}', () => `${p.brand} ${p.itemNo}`)
    .replace('{form}', () => t.forms[productForm(p)])
    .replace('{figures}', () => figures(p, lang))
}

/** Voltage, capacity and energy with their units, as a list in the language. */
export function figures(p: DrawnProduct, lang: Lang): string {
  const texts = [
    `${figureText(p.voltage)} V`,
    `${figureText(p.capacityMah)} mAh`,
    `${figureText(p.energyWh)} Wh`,
  ]
  return wordList(texts, lang)
}

/** The bar of `chargeTicks`, three quarters of it filled in the colour of the brand. */
export function chargeBar(x: number, y: number, w: number): string {
  return `<path class="ha" d="${chargeTicks(x, y, w, 3)}"/><path d="M${x} ${y}h${(w * 3) / 4}" class="br"/>`
}

export function sheetStyle(theme: DrawTheme, style: StyleType): string {
  if (theme !== 'auto') return SHARED + rules(theme, style)
  return `${SHARED}${rules('light', style)}@media(prefers-color-scheme:dark){${rules('dark', style)}}`
}

/**
 * Each picture repeats the names of its classes, so they are short: pa panel, br brand, dl and da the line and the
 * arrows of a dimension, ha hairline, li outline, rm lit rim, in ink, mu muted, sh shadow.
 */
const SHARED =
  '.ha,.li{fill:none}.rm{stroke:#fff;stroke-opacity:.42;stroke-width:.8}.br{stroke-width:2.4}.dl{stroke-width:.9}'

function rules(theme: Theme, style: StyleType): string {
  const ink: Ink = INKS[theme]
  const brand = style === 'high-performance' ? ink.series : ink.accent
  const shade = theme === 'dark' ? '.55' : '.26'
  return (
    `.pa{fill:${ink.paper};stroke:${ink.edge}}.in{fill:${ink.ink}}.mu{fill:${ink.muted}}` +
    `.ha{stroke:${ink.hair}}.li{stroke:${ink.ink}}.br,.dl{stroke:${brand}}.da{fill:${brand}}.sh{opacity:${shade}}`
  )
}
