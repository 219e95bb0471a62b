// Plots the calculated balance as a step line, with the top-up limit, credits and days on which orders wait.
import { curveStepAfter, line } from 'd3-shape'
import { BUSINESS } from '../../../../shared/business-constants.ts'
import type { DepositExample } from '../../../../shared/deposit-example.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import css from './deposit-plot.module.css'
import { linearScale, roundTicks, type Scale } from '../../../components/plot/plot-scale.ts'
import { useUsd } from './usd.ts'

export interface PlotSize {
  width: number
  height: number
  /** Days between two ticks of the axis. */
  dayStep: number
}

/** Separate drawings for wide and narrow windows, so that the text keeps its size. */
export const WIDE: PlotSize = { width: 760, height: 300, dayStep: 5 }
export const NARROW: PlotSize = { width: 340, height: 280, dayStep: 10 }

const MARGINS = { top: 14, right: 12, bottom: 40, left: 46 }
const LIMIT_CENTS = BUSINESS.topUpThresholdUsd * 100

interface DepositPlotProps {
  example: DepositExample
  size: PlotSize
  className: string | undefined
}

/** The plot area within the drawing, and the scales for days and cents. */
interface PlotArea {
  left: number
  right: number
  top: number
  bottom: number
  x: Scale
  y: Scale
}

export function DepositPlot({ example, size, className }: DepositPlotProps) {
  const t = useTexts('drop-ship').deposit
  const usd = useUsd()
  const number = useNumber()
  const { days } = example
  const max = Math.max(LIMIT_CENTS, ...days.map(({ morningCents }) => morningCents))
  const lowest = Math.min(...days.map(({ eveningCents }) => eveningCents))
  const ticks = roundTicks(max)
  const [left, right] = [MARGINS.left, size.width - MARGINS.right]
  const [top, bottom] = [MARGINS.top, size.height - MARGINS.bottom]
  const x = linearScale([0, days.length], [left, right])
  const y = linearScale([0, ticks.at(-1) ?? max], [bottom, top])
  const area = { left, right, top, bottom, x, y }
  const limit = `USD ${number(BUSINESS.topUpThresholdUsd)}`
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t.plotAlt(usd(days[0]?.morningCents ?? 0), usd(lowest), limit)}
    >
      <WaitingDays example={example} area={area} />
      {ticks.map((value) => (
        <g key={value}>
          <path className={css.grid} d={`M${left} ${y(value)}H${right}`} />
          <text className={css.label} x={left - 6} y={y(value) + 4} textAnchor="end">
            {number(value / 100)}
          </text>
        </g>
      ))}
      {dayTicks(days.length, size.dayStep).map((day) => (
        <text key={day} className={css.label} x={x(day)} y={bottom + 16} textAnchor="middle">
          {number(day)}
        </text>
      ))}
      <text className={css.label} x={right} y={size.height - 6} textAnchor="end">
        {t.plotDay}
      </text>
      <text className={css.label} x={left - 6} y={size.height - 6} textAnchor="end">
        USD
      </text>
      <path className={css.limit} d={`M${left} ${y(LIMIT_CENTS)}H${right}`} />
      <path className={css.line} d={stepLine(example, x, y)} />
      <Credits example={example} area={area} />
    </svg>
  )
}

interface LayerProps {
  example: DepositExample
  area: PlotArea
}

/** A band for each day on which orders wait for a top-up. */
function WaitingDays({ example, area: { x, top, bottom } }: LayerProps) {
  return example.days
    .filter(({ waiting }) => waiting > 0)
    .map(({ day }) => (
      <rect
        key={day}
        className={css.waiting}
        x={x(day - 1)}
        y={top}
        width={x(1) - x(0)}
        height={bottom - top}
      />
    ))
}

/** A dot at the morning balance of each day that starts with a credited top-up. */
function Credits({ example: { days, topUps }, area: { x, y } }: LayerProps) {
  return topUps
    .filter(({ creditedOn }) => creditedOn > 0 && creditedOn <= days.length)
    .map(({ creditedOn }) => (
      <circle
        key={creditedOn}
        className={css.credit}
        cx={x(creditedOn - 1)}
        cy={y(days[creditedOn - 1]?.morningCents ?? 0)}
        r="4.5"
      />
    ))
}

/** Two points per day: the balance in the morning and after the day's orders. */
function stepLine({ days }: DepositExample, x: Scale, y: Scale): string {
  const points = days.flatMap(({ day, morningCents, eveningCents }): [number, number][] => [
    [day - 1, morningCents],
    [day - 0.5, eveningCents],
  ])
  const last = days.at(-1)
  if (last) points.push([last.day, last.eveningCents])
  const draw = line<[number, number]>(
    ([day]) => Math.round(x(day) * 10) / 10,
    ([, value]) => Math.round(y(value) * 10) / 10,
  ).curve(curveStepAfter)
  return draw(points) ?? ''
}

function dayTicks(days: number, step: number): number[] {
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step)
}
