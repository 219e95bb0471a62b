// Summarises the calculated deposit: orders sent, orders delayed, charges, and advice.
import { brand } from '../../../../shared/brand.ts'
import { AWAITING_FUNDS_DAYS } from '../../../../shared/business-constants.ts'
import type { DepositExample, DepositAssumptions } from '../../../../shared/deposit-example.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import css from './deposit.module.css'
import { useUsd } from './usd.ts'

interface DepositResultProps {
  assumptions: DepositAssumptions
  example: DepositExample
}

export function DepositResult({ assumptions, example }: DepositResultProps) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const usd = useUsd()
  const topUps = example.topUps.length - 1
  const counted = t.topUpCount(number(topUps), topUps === 1)
  return (
    <div className={css.result}>
      <p role="status" className={css.summary}>
        {t.summary(
          number(example.shipped),
          number(assumptions.days),
          counted,
          usd(example.surchargesCents),
        )}
      </p>
      <Waiting assumptions={assumptions} example={example} />
    </div>
  )
}

function Waiting({ assumptions, example }: DepositResultProps) {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const usd = useUsd()
  const { orderCents, ordersPerDay, targetCents } = assumptions
  const { delayed, longestWait, cancelled, isOrderTooLarge } = example
  if (isOrderTooLarge)
    return <p className={css.warn}>{t.tooLarge(usd(orderCents), usd(targetCents))}</p>
  if (delayed === 0) return <p>{t.noWaits}</p>
  // A payment is made in the evening and credited in a later morning: the balance has to cover the day of the payment and
  // the days between, together as many as the working days until it is credited.
  const spendingCents = brand.topUpCreditedWorkingDays * ordersPerDay * orderCents
  return (
    <>
      <p className={css.warn}>
        {longestWait > 0
          ? t.waits(number(delayed), number(longestWait))
          : t.waitsNow(number(delayed))}
        {cancelled > 0 && t.cancelled(number(cancelled), number(AWAITING_FUNDS_DAYS))}
      </p>
      <p>
        {spendingCents < targetCents
          ? t.advice(usd(spendingCents))
          : t.adviceTarget(usd(spendingCents))}
      </p>
    </>
  )
}
