// The calculated deposit day by day: the plot's figures as a table.
import type { DepositDay } from '../../../../shared/deposit-example.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import css from './deposit.module.css'
import { useUsd } from './usd.ts'

export function DayTable({ days }: { days: readonly DepositDay[] }) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const usd = useUsd()
  const names = t.days
  return (
    <details className={css.days}>
      <summary>{t.daysTitle}</summary>
      <DataTable caption={t.plotTitle} className={css.table}>
        <TableHead
          texts={[names.day]}
          figures={[names.morning, names.sent, names.waiting, names.evening]}
        />
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{number(day.day)}</th>
              <td className={numberCell}>{usd(day.morningCents)}</td>
              <td className={numberCell}>{number(day.shipped)}</td>
              <td className={numberCell}>{number(day.waiting)}</td>
              <td className={numberCell}>{usd(day.eveningCents)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  )
}
