// Typical discharge curves of a chemistry: volts over capacity at three loads.
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import type { Lang } from '../../../../shared/lang.ts'
import { asSentences, labelledIn, wordList } from '../../../../shared/punctuation.ts'
import { chemistryKey, DEPTHS, DISCHARGE_TABLES } from '../data/chemistry-tables.ts'
import { nominalCellVoltage, seriesCells } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { Theme } from '../draw/palette.ts'
import { figureText, round1, textAt } from '../draw/svg-text.ts'
import { bottomAxis, leftAxis, PHONE_WIDTH, plotSheet } from './plot-sheet.ts'

const FRAME = { left: 46, right: PHONE_WIDTH - 20, top: 48, bottom: 262 }
const DASHES = ['', '8 4', '2 4']

/** SVG, viewBox 0 0 360 320. Curves are those of the chemistry table times the number of cells in series. */
export function drawDischargePlot(
  p: { chemistry: string; voltage: number; capacityMah: number },
  lang: Lang,
  theme: Theme,
): string {
  const t = DRAWING_TEXTS[lang].plots
  const curves = typicalCurves(p)
  const all = curves.flatMap((c) => c.points.map((q) => q[1]))
  const x = scaleLinear([0, p.capacityMah * 1.02], [FRAME.left, FRAME.right])
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [FRAME.bottom, FRAME.top]).nice(5)
  const path = line<[number, number]>(
    (q) => x(q[0]),
    (q) => y(q[1]),
  ).curve(curveMonotoneX)
  const battery = [p.chemistry, `${figureText(p.voltage)} V`, `${figureText(p.capacityMah)} mAh`]
  const loads = curves.map(({ name }) => name)
  const contents = labelledIn(lang, wordList(battery, lang), wordList(loads, lang))
  return plotSheet(
    {
      w: PHONE_WIDTH,
      h: 320,
      lang,
      theme,
      title: `${t.discharge} · ${p.chemistry}`,
      description: asSentences([t.notTestData, contents], lang),
      caption: t.notTestData,
    },
    (ink) => {
      const colours = [ink.accent, ink.series, ink.info]
      const lines = curves.map(
        (c, i) =>
          `<path fill="none" stroke="${colours[i]}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="${DASHES[i]}" d="${(path(c.points) ?? '').replace(/(\.\d)\d+/g, '$1')}"/>`,
      )
      const legend = curves.map((c, i) => {
        const at = FRAME.left + i * 92
        return `<path stroke="${colours[i]}" stroke-width="2.2" stroke-dasharray="${DASHES[i]}" d="M${at} 32h28"/>${textAt(c.name, { x: at + 34, y: 36, size: 12 })}`
      })
      const nominal = `<path class="x" stroke-dasharray="1 3" d="M${FRAME.left} ${round1(y(p.voltage))}H${FRAME.right}"/>${textAt(`${figureText(p.voltage)} V`, { x: FRAME.right, y: y(p.voltage) - 4, size: 12.5, attributes: 'class="m" text-anchor="end"' })}`
      return (
        leftAxis({ ticks: y.ticks(5), at: (v) => y(v), name: figureText }, FRAME) +
        bottomAxis({ ticks: x.ticks(4), at: (v) => x(v), name: figureText }, FRAME) +
        textAt('V', {
          x: FRAME.left - 6,
          y: FRAME.top - 10,
          size: 12.5,
          attributes: 'class="m" text-anchor="end"',
        }) +
        textAt('mAh', {
          x: FRAME.right,
          y: FRAME.bottom + 30,
          size: 12.5,
          attributes: 'class="m" text-anchor="end"',
        }) +
        nominal +
        lines.join('') +
        legend.join('')
      )
    },
  )
}

function typicalCurves(p: { chemistry: string; voltage: number; capacityMah: number }) {
  const table = DISCHARGE_TABLES[chemistryKey(p.chemistry)]
  const series = seriesCells(p)
  const shift = p.voltage / series - nominalCellVoltage(p.chemistry)
  return table.loads.map((load) => ({
    name: load.name,
    points: DEPTHS.map((depth, i): [number, number] => {
      const volts = (table.volts[i] ?? 0) + shift
      return [depth * load.capacity * p.capacityMah, volts * (1 - load.sag) * series]
    }),
  }))
}
