// The sheet of every plot: title above, caption below, transparent background, colours of one theme.
import type { Lang } from '../../../../shared/lang.ts'
import { FONTS } from '../draw/sheet.ts'
import { INKS } from '../draw/palette.ts'
import type { Ink, Theme } from '../draw/palette.ts'
import { escapeXml, round1, textAt, textWidth } from '../draw/svg-text.ts'

/**
 * The width of a phone, so that texts stay readable there; on wider screens the plots of product pages are shown only a
 * little larger.
 */
export const PHONE_WIDTH = 360

export interface PlotSheet {
  w: number
  h: number
  lang: Lang
  theme: Theme
  title: string
  /** The plot's content in one sentence, for screen readers. */
  description: string
  caption?: string
}

/** Chinese glyphs differ between the mainland and Hong Kong, so each language names its fonts. */
const FONT_FAMILIES: Record<Lang, string> = {
  en_us: FONTS,
  zh_cn: `Inter,'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif`,
  zh_hk: `Inter,'PingFang HK','Microsoft JhengHei','Noto Sans HK','Noto Sans CJK HK',sans-serif`,
}

/** Classes that all plots use: m muted text, g grid, x axis or outline. */
export function plotSheet(s: PlotSheet, content: (ink: Ink) => string): string {
  const ink = INKS[s.theme]
  const lines = s.caption ? captionLines(s.caption, s.w) : []
  const caption = lines.map((line, at) => {
    const y = s.h - 4 - (lines.length - 1 - at) * 14
    return textAt(line, { x: 0, y, size: 12.5, maxWidth: s.w, attributes: 'class="m"' })
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s.w} ${s.h}" role="img" aria-labelledby="tt dd" font-family="${FONT_FAMILIES[s.lang]}">` +
    `<title id="tt">${escapeXml(s.title)}</title><desc id="dd">${escapeXml(s.description)}</desc>` +
    `<style>text{fill:${ink.ink};font-variant-numeric:tabular-nums}.m{fill:${ink.muted}}.g{stroke:${ink.edge};fill:none}.x{stroke:${ink.hair};fill:none}</style>` +
    textAt(s.title, { x: 0, y: 14, size: 14, maxWidth: s.w, attributes: 'font-weight="600"' }) +
    content(ink) +
    caption.join('') +
    '</svg>'
  )
}

/** A caption wider than the plot takes two lines. */
function captionLines(caption: string, w: number): string[] {
  if (textWidth(caption, 12.5) <= w) return [caption]
  const end = caption.lastIndexOf(' ', caption.length * 0.55)
  return end < 0 ? [caption] : [caption.slice(0, end), caption.slice(end + 1)]
}

/** `at`: where a value is, in px; `name`: how it is written. */
export interface Axis {
  ticks: readonly number[]
  at(value: number): number
  name(value: number): string
}

/** Vertical grid lines with numbers below. */
export function bottomAxis(axis: Axis, frame: { top: number; bottom: number }): string {
  const lines = axis.ticks
    .map((v) => `M${round1(axis.at(v))} ${frame.top}V${frame.bottom}`)
    .join('')
  const names = axis.ticks.map((v) =>
    textAt(axis.name(v), {
      x: axis.at(v),
      y: frame.bottom + 15,
      size: 12.5,
      attributes: 'class="m" text-anchor="middle"',
    }),
  )
  return `<path class="g" d="${lines}"/>${names.join('')}`
}

/** Horizontal grid lines with numbers at the left. */
export function leftAxis(axis: Axis, frame: { left: number; right: number }): string {
  const lines = axis.ticks
    .map((v) => `M${frame.left} ${round1(axis.at(v))}H${frame.right}`)
    .join('')
  const names = axis.ticks.map((v) =>
    textAt(axis.name(v), {
      x: frame.left - 6,
      y: axis.at(v) + 4,
      size: 12.5,
      attributes: 'class="m" text-anchor="end"',
    }),
  )
  return `<path class="g" d="${lines}"/>${names.join('')}`
}

/** Slanted lines for a second kind of area, so that colour is never the only difference. */
export function hatch(id: string, colour: string, step = 5): string {
  return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v${step}" stroke="${colour}" stroke-width="2"/></pattern>`
}
