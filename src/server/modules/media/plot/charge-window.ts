// Plots the charge voltage of lithium-ion cells: the permitted range (window) of standard cells, and typical limits
// of others.
import { scaleLinear } from 'd3-scale'
import { CHARGING_LIMIT } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { clauseList, labelledIn } from '../../../../shared/punctuation.ts'
import type { Ink, Theme } from '../draw/palette.ts'
import { round1, textAt } from '../draw/svg-text.ts'
import { MANUAL_PLOT_TEXTS, type ManualPlotTexts } from '../texts/manual-plot-texts.ts'
import { bottomAxis, plotSheet } from './plot-sheet.ts'

const LEFT = 172
const RIGHT = 400
/** `y` of the middle of the first row, and the height of a row. */
const FIRST_ROW_Y = 66
const ROW_HEIGHT = 32
const AXIS = { top: 48, bottom: 184 }

/** Typical charge limits of high-voltage cells in V, by nominal voltage. */
const HIGH_VOLTAGE = [
  { nominal: '3.8', volts: 4.35 },
  { nominal: '3.85', volts: 4.4 },
  { nominal: '3.87–3.89', volts: 4.45 },
]

/** SVG, viewBox 0 0 420 250. */
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
  const clauses = [{ name: t.ordinary, label: window }, ...others].map(({ name, label }) =>
    labelledIn(lang, name, label),
  )
  return plotSheet(
    {
      w: 420,
      h: 250,
      lang,
      theme,
      title: t.charging,
      description: clauseList(clauses, lang),
      caption: t.chargingCaption,
    },
    (ink) => {
      const from = x(volts - tolerance)
      const to = x(volts + tolerance)
      const axis = bottomAxis(
        { ticks: [4.1, 4.2, 4.3, 4.4, 4.5], at: (v) => x(v), name: (v) => v.toFixed(1) },
        AXIS,
      )
      return (
        axis +
        legend(t, ink) +
        axisTitles(t) +
        rowName(t.ordinary, 0) +
        band({ from, to, at: x(volts) }, FIRST_ROW_Y, ink) +
        textAt(window, {
          x: to + 8,
          y: FIRST_ROW_Y + 5,
          size: 13.5,
          attributes: 'font-weight="650"',
        }) +
        others.map((other, i) => typicalRow(other, x(other.volts), i + 1, ink)).join('')
      )
    },
  )
}

function rowName(name: string, row: number): string {
  return textAt(name, {
    x: 0,
    y: FIRST_ROW_Y + 5 + row * ROW_HEIGHT,
    size: 13.5,
    maxWidth: LEFT - 12,
  })
}

function typicalRow(cell: { name: string; label: string }, at: number, row: number, ink: Ink) {
  const y = FIRST_ROW_Y + row * ROW_HEIGHT
  const label = { x: at - 10, y: y + 5, size: 13.5 }
  return (
    rowName(cell.name, row) +
    mark(at, y, ink) +
    textAt(cell.label, { ...label, attributes: 'text-anchor="end" font-weight="650"' })
  )
}

function axisTitles(t: ManualPlotTexts): string {
  const style = { size: 12.5, maxWidth: RIGHT }
  return (
    textAt(t.chargingRows, { ...style, x: 0, y: AXIS.bottom + 15, attributes: 'class="m"' }) +
    textAt(t.chargingAxis, {
      ...style,
      x: RIGHT,
      y: AXIS.bottom + 34,
      attributes: 'class="m" text-anchor="end"',
    })
  )
}

/** What the two marks mean, above the plot. */
function legend(t: ManualPlotTexts, ink: Ink): string {
  const words = (text: string, x: number) => textAt(text, { x, y: 38, size: 12.5, maxWidth: 150 })
  return (
    band({ from: LEFT, to: LEFT + 22, at: LEFT + 11 }, 34, ink, 12) +
    words(t.tolerance, LEFT + 30) +
    mark(8, 34, ink) +
    words(t.typical, 22)
  )
}

/** A range with its middle; `y` is the middle of its height. */
function band(
  { from, to, at }: { from: number; to: number; at: number },
  y: number,
  ink: Ink,
  height = 20,
): string {
  return (
    `<rect x="${round1(from)}" y="${y - height / 2}" width="${round1(to - from)}" height="${height}" rx="2" fill="${ink.accent}" fill-opacity=".35" stroke="${ink.accent}"/>` +
    `<path d="M${round1(at)} ${y - height / 2 - 3}v${height + 6}" stroke="${ink.accent}" stroke-width="3"/>`
  )
}

/** A diamond, so that colour is not the only difference. */
function mark(at: number, y: number, ink: Ink): string {
  return `<path d="M${round1(at)} ${y - 7}l7 7-7 7-7-7z" fill="${ink.series}"/>`
}
