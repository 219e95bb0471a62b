// Plots the number of new products per month as bars.
import type { Lang } from '../../../../shared/lang.ts'
import { clauseList, labelledIn } from '../../../../shared/punctuation.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { Theme } from '../draw/palette.ts'
import { round1, textAt } from '../draw/svg-text.ts'
import { plotSheet } from './plot-sheet.ts'

export interface MonthCount {
  /** '2026-05' */
  month: string
  count: number
}

/** SVG, viewBox 0 0 560 150: new products per month, with the number above each bar where there is room. */
export function drawMonthlyBars(months: readonly MonthCount[], lang: Lang, theme: Theme): string {
  const t = DRAWING_TEXTS[lang].plots
  const max = Math.max(1, ...months.map((m) => m.count))
  const step = 552 / Math.max(1, months.length)
  const description =
    clauseList(
      months.map((m) => labelledIn(lang, m.month, `${m.count}`)),
      lang,
    ) || t.none
  return plotSheet({ w: 560, h: 150, lang, theme, title: t.monthly, description }, (ink) => {
    const width = Math.min(38, step * 0.64)
    const every = Math.ceil(months.length / 12)
    const bars = months.map((m, i) => {
      const x = 4 + step * (i + 0.5)
      const h = (m.count / max) * 76
      const number =
        step > 24
          ? textAt(String(m.count), {
              x,
              y: 118 - h,
              size: 11,
              maxWidth: step - 2,
              attributes: 'text-anchor="middle"',
            })
          : ''
      const name =
        i % every === 0
          ? textAt(m.month.slice(2).replace('-', '/'), {
              x,
              y: 140,
              size: 11,
              maxWidth: step * every - 2,
              attributes: 'class="m" text-anchor="middle"',
            })
          : ''
      return `<path d="M${round1(x - width / 2)} 123v${round1(-h)}h${round1(width)}v${round1(h)}z" fill="${ink.accent}"/>${number}${name}`
    })
    const empty =
      months.length === 0
        ? textAt(t.none, { x: 280, y: 80, size: 13, attributes: 'class="m" text-anchor="middle"' })
        : ''
    return `<path class="x" d="M4 123.5h552"/>${bars.join('')}${empty}`
  })
}
