// How long the balance lasts, what waits for money, and by when to pay.
import type { AccountFigures } from '../../../../contract/account.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { BalanceForecast } from './runway-plot.tsx'
import member from '../member/member.module.css'
import css from './money.module.css'

type Forecast = NonNullable<AccountFigures['runway']>

export function RunwaySection({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').runway
  const { runway, waiting, currency } = figures
  if (!runway && waiting === 0) return null
  return (
    <section className={member.section} aria-labelledby="runway">
      <SectionHeading id="runway" title={t.title} />
      {runway ? (
        runway.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p>{t.waiting(waiting)}</p>
      )}
      {runway && <RunwayFacts runway={runway} currency={currency} />}
      {hasForecast(runway) && (
        <>
          <BalanceForecast figures={figures} runway={runway} />
          <Days runway={runway} currency={currency} />
        </>
      )}
    </section>
  )
}

/** Once waiting orders need everything, there is nothing left to forecast. */
function hasForecast(runway: Forecast | null): runway is Forecast {
  return runway?.days.some(({ high }) => Number(high) > 0) ?? false
}

function RunwayFacts({ runway, currency }: { runway: Forecast; currency: string }) {
  const t = useTexts('money').runway
  const money = useMoney()
  const day = useDay()
  const { pay, perDay, waitingAmount } = runway
  const facts = [
    ...(perDay === null ? [] : [[t.perDay, money(perDay, currency)] as const]),
    ...(Number(waitingAmount) > 0 ? [[t.needed, money(waitingAmount, currency)] as const] : []),
    ...(pay
      ? [[t.payBy, day(pay.payBy)] as const, [t.creditedBy, day(pay.creditedBy)] as const]
      : []),
  ]
  return (
    <dl className={member.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Days({ runway, currency }: { runway: Forecast; currency: string }) {
  const t = useTexts('money').runway
  const money = useMoney()
  const day = useDay()
  return (
    <details className={css.days}>
      <summary>{t.table}</summary>
      <DataTable caption={t.table}>
        <thead>
          <tr>
            {[t.day, t.likely, t.lowest, t.highest].map((name, at) => (
              <th key={name} scope="col" className={at > 0 ? numberCell : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runway.days.map((row) => (
            <tr key={row.day}>
              <th scope="row">{day(row.day)}</th>
              {[row.likely, row.low, row.high].map((amount, at) => (
                <td key={at} className={numberCell}>
                  {money(amount, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  )
}
