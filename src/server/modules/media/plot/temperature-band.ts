// The usual temperatures for charging, discharging and storing a chemistry.
import { scaleLinear } from 'd3-scale'
import type { Lang } from '../../../../shared/lang.ts'
import { clauseList, labelled } from '../../../../shared/punctuation.ts'
import { chemistryKey, TEMPERATURE_BANDS } from '../data/chemistry-tables.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { Theme } from '../draw/palette.ts'
import { round1, textAt } from '../draw/svg-text.ts'
import { bottomAxis, hatch, PHONE_WIDTH, plotSheet } from './plot-sheet.ts'

const LEFT = 96
const RIGHT = PHONE_WIDTH - 20
const MUTED = 'class="m"'
const MUTED_END = `${MUTED} text-anchor="end"`

/** SVG, viewBox 0 0 360 190. Each band is labelled with its limits in °C. */
export function drawTemperatureBand(chemistry: string, lang: Lang, theme: Theme): string {
  const t = DRAWING_TEXTS[lang].plots
  const band = TEMPERATURE_BANDS[chemistryKey(chemistry)]
  const low = Math.min(-20, band.discharge[0])
  const high = Math.max(60, band.discharge[1])
  const x = scaleLinear([low, high], [LEFT, RIGHT]).nice(8)
  const rows = [
    { name: t.charge, range: band.charge },
    { name: t.discharging, range: band.discharge },
    { name: t.storage, range: band.storage },
  ]
  return plotSheet(
    {
      w: PHONE_WIDTH,
      h: 190,
      lang,
      theme,
      title: `${t.temperature} · ${chemistry}`,
      description: descriptionOf(rows, lang),
      caption: t.typical,
    },
    (ink) => {
      const fills = [ink.accent, 'url(#h)', ink.info]
      const strokes = [ink.accent, ink.series, ink.info]
      const bars = rows.map((row, i) => {
        const y = 34 + i * 36
        const name = textAt(row.name, { x: 0, y: y + 15, size: 12.5, maxWidth: LEFT - 12 })
        if (!row.range)
          return (
            name + textAt(t.notRechargeable, { x: x(0), y: y + 15, size: 12, attributes: MUTED })
          )
        const [from, to] = [x(row.range[0]), x(row.range[1])]
        const isInside = to - from > 90
        const label = textAt(degrees(row.range), {
          x: isInside ? (from + to) / 2 : to + 6,
          y: y + 15,
          size: 12,
          attributes: `font-weight="600"${isInside ? ' text-anchor="middle"' : ''}`,
        })
        const plate = isInside
          ? `<rect x="${round1((from + to) / 2 - 48)}" y="${y + 2}" width="96" height="18" rx="4" fill="${ink.paper}"/>`
          : ''
        return `${name}<rect x="${round1(from)}" y="${y}" width="${round1(to - from)}" height="22" rx="4" fill="${fills[i]}" stroke="${strokes[i]}"/>${plate}${label}`
      })
      const axis = bottomAxis(
        { ticks: x.ticks(4), at: (v) => x(v), name: (v) => `${v}` },
        { top: 28, bottom: 144 },
      )
      return (
        hatch('h', ink.series) +
        axis +
        textAt('°C', { x: RIGHT + 2, y: 24, size: 12.5, attributes: MUTED_END }) +
        bars.join('')
      )
    },
  )
}

interface Row {
  name: string
  /** Null: batteries of this chemistry are not charged. */
  range: readonly [number, number] | null
}

function descriptionOf(rows: readonly Row[], lang: Lang): string {
  const { notRechargeable } = DRAWING_TEXTS[lang].plots
  return clauseList(
    rows.map(({ name, range }) => labelled(name, range ? degrees(range) : notRechargeable)),
    lang,
  )
}

function degrees(range: readonly [number, number]): string {
  return `${range[0]} … ${range[1]} °C`.replaceAll('-', '−')
}
