// Plots the expected balance per working day: a line, the range around it, and the low-balance limit.
import type { AccountFigures } from '../../../../contract/account.ts'
import { currencyName } from '../../../../shared/currency-name.ts'
import { linearScale, roundTicks } from '../../../components/plot/plot-scale.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { LOCALES, useNumber } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './runway-plot.module.css'

type Forecast = NonNullable<AccountFigures['runway']>

interface Size {
  width: number
  height: number
  /** Labels of days that fit next to each other. */
  labels: number
}

/** Two drawings, so that the text keeps its size on a phone. */
const SIZES = [
  [{ width: 760, height: 260, labels: 8 }, css.wide],
  [{ width: 320, height: 240, labels: 3 }, css.narrow],
] as const

const EDGE = { top: 14, right: 28, bottom: 44, left: 72 }

export function BalanceForecast({
  figures,
  runway,
}: {
  figures: AccountFigures
  runway: Forecast
}) {
  return (
    <figure className={css.figure}>
      {SIZES.map(([size, className]) => (
        <Drawing key={size.width} {...{ figures, runway, size, className }} />
      ))}
      <Legend figures={figures} />
    </figure>
  )
}

interface DrawingProps {
  figures: AccountFigures
  runway: Forecast
  size: Size
  className: string | undefined
}

function Drawing({ figures, runway, size, className }: DrawingProps) {
  const t = useTexts('money').runway
  const money = useMoney()
  const { currency } = figures
  const first = runway.days[0]
  const last = runway.days.at(-1)
  // What the orders that wait for money leave of the balance.
  const free = Math.max(0, Number(figures.available) - Number(runway.waitingAmount))
  const threshold = Number(figures.threshold)
  const max = Math.max(free, threshold, ...runway.days.map(({ high }) => Number(high)), 1)
  const ticks = roundTicks(max)
  const [right, bottom] = [size.width - EDGE.right, size.height - EDGE.bottom]
  const x = linearScale([0, runway.days.length], [EDGE.left, right])
  const y = linearScale([0, ticks.at(-1) ?? max], [bottom, EDGE.top])
  const at = (index: number, value: number) => `${rounded(x(index))} ${rounded(y(value))}`
  const series = (name: 'likely' | 'low' | 'high') =>
    runway.days.map((day, index) => at(index + 1, Number(day[name])))
  const start = at(0, free)
  const shown = [first?.likely ?? '0', last?.likely ?? '0'].map((each) => money(each, currency))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t.plotAlt(runway.days.length, shown[0] ?? '', shown[1] ?? '')}
    >
      <Axes {...{ ticks, size, y, x, days: runway.days.map(({ day }) => day), currency }} />
      <path
        className={css.range}
        d={`M${[start, ...series('high'), ...series('low').toReversed()].join('L')}Z`}
      />
      <path className={css.limit} d={`M${EDGE.left} ${rounded(y(threshold))}H${right}`} />
      <path className={css.line} d={`M${[start, ...series('likely')].join('L')}`} />
    </svg>
  )
}

interface AxesProps {
  ticks: readonly number[]
  days: readonly string[]
  currency: string
  size: Size
  x: (value: number) => number
  y: (value: number) => number
}

function Axes({ ticks, days, currency, size, x, y }: AxesProps) {
  const number = useNumber()
  const shortDay = shortDayFormat(LOCALES[useLang()])
  const bottom = size.height - EDGE.bottom
  const step = Math.ceil(days.length / size.labels)
  return (
    <>
      {ticks.map((value) => (
        <g key={value}>
          <path
            className={css.grid}
            d={`M${EDGE.left} ${rounded(y(value))}H${size.width - EDGE.right}`}
          />
          <text className={css.label} x={EDGE.left - 6} y={rounded(y(value) + 4)} textAnchor="end">
            {number(value)}
          </text>
        </g>
      ))}
      {days.map((day, index) =>
        index % step === step - 1 || step === 1 ? (
          <text
            key={day}
            className={css.label}
            x={rounded(x(index + 1))}
            y={bottom + 18}
            textAnchor="middle"
          >
            {shortDay(day)}
          </text>
        ) : null,
      )}
      <text className={css.label} x={EDGE.left - 6} y={bottom + 36} textAnchor="end">
        {currencyName(currency)}
      </text>
    </>
  )
}

function Legend({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').runway
  const money = useMoney()
  const entries = [
    [<path key="line" className={css.line} d="M0 3L24 9" />, t.likely],
    [<rect key="range" className={css.range} width="24" height="12" />, t.range],
    [
      <path key="limit" className={css.limit} d="M0 6H24" />,
      t.limit(money(figures.threshold, figures.currency)),
    ],
  ] as const
  return (
    <figcaption>
      <ul className={css.legend}>
        {entries.map(([sample, name]) => (
          <li key={name}>
            <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
              {sample}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figcaption>
  )
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** '26 Nov', '11月26日': the year is not in doubt within 60 working days. */
function shortDayFormat(locale: string): (day: string) => string {
  const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(locale, parts)
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
