// The expected balance of a prepaid account by working day, with its range.
import { scaleLinear } from 'd3-scale'
import type { Lang } from '../../../../shared/lang.ts'
import { groupedAmounts, minorDigits } from '../../../../shared/money.ts'
import type { RunwayDay } from '../../../../shared/runway.ts'
import type { Theme } from '../draw/palette.ts'
import { n1, textAt } from '../draw/svg-text.ts'
import { RUNWAY_PLOT_TEXTS } from '../texts/runway-plot-texts.ts'
import { bottomAxis, hatch, leftAxis, plotSheet } from './plot-sheet.ts'

const FRAME = { left: 64, right: 544, top: 30, bottom: 170 }

export interface RunwayPlot {
  days: readonly RunwayDay[]
  currency: string
  lang: Lang
  theme: Theme
}

/** SVG, viewBox 0 0 560 220. The rows of `days` are its table. */
export function drawBalanceRunway({ days, currency, lang, theme }: RunwayPlot): string {
  const t = RUNWAY_PLOT_TEXTS[lang]
  const money = (amount: bigint): string => wholeAmount(Number(amount), currency)
  const description =
    days
      .map(({ day, likely, low, high }) => t.day(day, money(likely), money(low), money(high)))
      .join('; ') || t.none
  const title = t.title(currency === 'CNY' ? 'RMB' : currency)
  const sheet = { w: 560, h: 220, lang, theme, title, description, caption: t.caption }
  return plotSheet(sheet, (ink) => {
    if (days.length === 0) {
      return textAt(t.none, { x: 280, y: 104, size: 13, more: 'class="m" text-anchor="middle"' })
    }
    const most = Math.max(1, ...days.map(({ high }) => Number(high)))
    const y = scaleLinear([0, most], [FRAME.bottom, FRAME.top]).nice(4)
    const x = scaleLinear([0, Math.max(1, days.length - 1)], [FRAME.left + 8, FRAME.right - 8])
    const every = Math.ceil(days.length / 8)
    const ticks = days.flatMap((_, at) => (at % every === 0 ? [at] : []))
    const name = (at: number): string => t.shortDay(days[at]?.day ?? '')
    const path = (points: ReadonlyArray<readonly [number, bigint]>): string =>
      points.map(([at, amount]) => `${n1(x(at))} ${n1(y(Number(amount)))}`).join('L')
    const low = days.map(({ low: amount }, at) => [at, amount] as const)
    const high = days.map(({ high: amount }, at) => [at, amount] as const)
    const likely = days.map(({ likely: amount }, at) => [at, amount] as const)
    const band = `M${path(high)}L${path(low.toReversed())}z`
    const label = (value: number): string => wholeAmount(value, currency)
    return (
      hatch('r', ink.series, 6) +
      leftAxis({ ticks: y.ticks(4), at: y, name: label }, FRAME) +
      bottomAxis({ ticks, at: x, name }, FRAME) +
      `<path d="${band}" fill="url(#r)" fill-opacity=".45"/>` +
      `<path d="M${path(likely)}" stroke="${ink.accent}" stroke-width="2.5" fill="none"/>` +
      likely
        .map(
          ([at, v]) =>
            `<circle cx="${n1(x(at))}" cy="${n1(y(Number(v)))}" r="3" fill="${ink.accent}"/>`,
        )
        .join('')
    )
  })
}

/** Minor units as whole units of the currency, grouped: '1,250'. */
function wholeAmount(minor: number, currency: string): string {
  return groupedAmounts(String(Math.round(minor / 10 ** minorDigits(currency))))
}
