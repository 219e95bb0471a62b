// The top-ups of the calculated deposit: working day, amount and surcharge.
import { BUSINESS } from '../../../../shared/business-constants.ts'
import type { Payment, TopUp } from '../../../../shared/deposit-example.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import css from './deposit.module.css'
import { useUsd } from './usd.ts'

export function TopUpTable({ topUps }: { topUps: readonly TopUp[] }) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const usd = useUsd()
  const names = t.topUps
  return (
    <DataTable caption={t.topUpsTitle} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{names.asked}</th>
          {[names.available, names.credit, names.charge, names.cost].map((name) => (
            <th key={name} scope="col" className={numberCell}>
              {name}
            </th>
          ))}
          <th scope="col">{names.by}</th>
          <th scope="col" className={numberCell}>
            {names.credited}
          </th>
        </tr>
      </thead>
      <tbody>
        {topUps.map(({ askedOn, creditedOn, availableCents, payment }) => (
          <tr key={askedOn}>
            <th scope="row">{askedOn === 0 ? t.opening : number(askedOn)}</th>
            <td className={numberCell}>{usd(availableCents)}</td>
            <td className={numberCell}>{usd(payment.creditCents)}</td>
            <td className={numberCell}>{usd(payment.surchargeCents)}</td>
            <td className={numberCell}>{usd(payment.costCents)}</td>
            <td>
              <Method payment={payment} />
            </td>
            <td className={numberCell}>{number(Math.max(creditedOn, 1))}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The method of a top-up; `instead` says why it is a bank transfer although PayPal was chosen. */
function Method({ payment }: { payment: Payment }) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const { instead } = payment
  return (
    <>
      {t.methods[payment.method]}
      {instead && (
        <span className={css.why}>
          {instead === 'first'
            ? t.instead.first
            : t.instead.tooLarge(`USD ${number(BUSINESS.paypalMaximumUsd)}`)}
        </span>
      )}
    </>
  )
}
