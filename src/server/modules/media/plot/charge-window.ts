// Plots the charge voltage of lithium-ion cells: the window of standard cells, and where others differ.
import { scaleLinear } from 'd3-scale'
import { CHARGING_LIMIT } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { Ink, Theme } from '../draw/palette.ts'
import { n1, textAt } from '../draw/svg-text.ts'
import { MANUAL_PLOT_TEXTS } from '../texts/manual-plot-texts.ts'
import { bottomAxis, plotSheet } from './plot-sheet.ts'

const LEFT = 172
const RIGHT = 400
const ROW = 32

/** Typical charge limits of high-voltage cells in V, by nominal voltage. */
const HIGH_VOLTAGE = [
  { nominal: '3.8', volts: 4.35 },
  { nominal: '3.85', volts: 4.4 },
  { nominal: '3.87–3.89', volts: 4.45 },
]

/** SVG, viewBox 0 0 420 210. */
export function drawChargeWindow(lang: Lang, theme: Theme): string {
  const t = MANUAL_PLOT_TEXTS[lang]
  const { volts, tolerance } = CHARGING_LIMIT
  const x = scaleLinear([4.1, 4.5], [LEFT, RIGHT])
  const window = `${volts} V ± ${tolerance} V`
  const others = HIGH_VOLTAGE.map((cell) => ({
    name: t.highVoltage(cell.nominal),
    volts: cell.volts,
    label: `${cell.volts.toFixed(2)} V`,
  }))
  const spoken = [`${t.ordinary}: ${window}`, ...others.map((o) => `${o.name}: ${o.label}`)]
  return plotSheet(
    {
      w: 420,
      h: 210,
      lang,
      theme,
      title: t.charging,
      description: spoken.join('; '),
      caption: t.chargingCaption,
    },
    (ink) => {
      const from = x(volts - tolerance)
      const to = x(volts + tolerance)
      const axis = bottomAxis(
        { ticks: [4.1, 4.2, 4.3, 4.4, 4.5], at: (v) => x(v), name: (v) => v.toFixed(1) },
        { top: 28, bottom: 166 },
      )
      return (
        axis +
        textAt('V', { x: RIGHT + 12, y: 24, size: 11, more: 'class="m" text-anchor="end"' }) +
        rowName(t.ordinary, 0) +
        `<rect x="${n1(from)}" y="36" width="${n1(to - from)}" height="20" rx="2" fill="${ink.accent}" fill-opacity=".35" stroke="${ink.accent}"/>` +
        `<path d="M${n1(x(volts))} 33v26" stroke="${ink.accent}" stroke-width="3"/>` +
        textAt(window, { x: to + 8, y: 51, size: 13.5, more: 'font-weight="650"' }) +
        others
          .map((other, i) => rowName(other.name, i + 1) + mark(x(other.volts), i + 1, ink))
          .join('') +
        others
          .map((other, i) => {
            const at = { x: x(other.volts) - 10, y: 51 + (i + 1) * ROW, size: 13.5 }
            return textAt(other.label, { ...at, more: 'text-anchor="end" font-weight="650"' })
          })
          .join('')
      )
    },
  )
}

function rowName(name: string, row: number): string {
  return textAt(name, { x: 0, y: 51 + row * ROW, size: 13.5, room: LEFT - 12 })
}

/** A diamond, so that colour is not the only difference. */
function mark(at: number, row: number, ink: Ink): string {
  const y = 46 + row * ROW
  return `<path d="M${n1(at)} ${y - 7}l7 7-7 7-7-7z" fill="${ink.series}"/>`
}
