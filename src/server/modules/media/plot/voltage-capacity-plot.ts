// The batteries of a category: one dot per voltage and capacity, larger for more models.
import { scaleLinear, scaleLog, scaleSqrt } from 'd3-scale'
import type { Lang } from '../../../../shared/lang.ts'
import { labelled } from '../../../../shared/punctuation.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { Theme } from '../draw/palette.ts'
import { figureText, round1, textAt } from '../draw/svg-text.ts'
import { bottomAxis, leftAxis, plotSheet } from './plot-sheet.ts'

export interface CountedPoint {
  voltage: number
  capacityMah: number
  count: number
}

const FRAME = { left: 58, right: 540, top: 40, bottom: 282 }
/** Above this ratio between largest and smallest value the capacity axis is logarithmic. */
const WIDE_RANGE = 30

/** SVG, viewBox 0 0 560 330. Empty input gives a message. */
export function drawVoltageCapacityPlot(
  points: readonly CountedPoint[],
  lang: Lang,
  theme: Theme,
): string {
  const t = DRAWING_TEXTS[lang].plots
  const shown = points.filter((q) => q.voltage > 0 && q.capacityMah > 0 && q.count > 0)
  const total = shown.reduce((sum, q) => sum + q.count, 0)
  const sheet = {
    w: 560,
    h: 330,
    lang,
    theme,
    title: t.map,
    description: total ? labelled(t.map, `${total} ${t.models}`) : t.none,
  }
  if (shown.length === 0)
    return plotSheet(sheet, () =>
      textAt(t.none, { x: 280, y: 165, size: 13, attributes: 'class="m" text-anchor="middle"' }),
    )
  const { x, y, r, ticks } = scalesOf(shown)
  return plotSheet(sheet, (ink) => {
    const dots = shown
      .toSorted((a, b) => b.count - a.count)
      .map(
        (q) =>
          `<circle cx="${round1(x(q.voltage))}" cy="${round1(y(q.capacityMah))}" r="${round1(r(q.count))}"/>`,
      )
    return (
      leftAxis({ ticks, at: (v) => y(v), name: figureText }, FRAME) +
      bottomAxis({ ticks: x.ticks(7), at: (v) => x(v), name: figureText }, FRAME) +
      textAt('mAh', {
        x: FRAME.left - 6,
        y: FRAME.top - 10,
        size: 11,
        attributes: 'class="m" text-anchor="end"',
      }) +
      textAt('V', {
        x: FRAME.right,
        y: FRAME.bottom + 30,
        size: 11,
        attributes: 'class="m" text-anchor="end"',
      }) +
      `<g fill="${ink.accent}" fill-opacity=".34" stroke="${ink.accent}" stroke-width=".9">${dots.join('')}</g>` +
      textAt(`${total} ${t.models}`, {
        x: FRAME.right,
        y: 14,
        size: 12,
        attributes: 'class="m" text-anchor="end"',
      })
    )
  })
}

function scalesOf(shown: readonly CountedPoint[]) {
  const volts = shown.map((q) => q.voltage)
  const mah = shown.map((q) => q.capacityMah)
  const [low, high] = [Math.min(...mah), Math.max(...mah)]
  const x = scaleLinear(
    [Math.min(...volts) * 0.9, Math.max(...volts) * 1.06],
    [FRAME.left, FRAME.right],
  ).nice(6)
  const isWide = high / low > WIDE_RANGE
  const y = isWide
    ? scaleLog([low * 0.8, high * 1.25], [FRAME.bottom, FRAME.top])
    : scaleLinear([Math.min(low * 0.8, high * 0.5), high * 1.08], [FRAME.bottom, FRAME.top]).nice(5)
  const r = scaleSqrt([0, Math.max(...shown.map((q) => q.count))], [1.6, 15])
  const ticks = isWide
    ? y.ticks().filter((v) => /^[125]/.test(String(v / 10 ** Math.floor(Math.log10(v) + 1e-9))))
    : y.ticks(5)
  return { x, y, r, ticks }
}
