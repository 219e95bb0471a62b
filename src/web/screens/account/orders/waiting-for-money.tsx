// An order that waits for money: what to pay, with which reference, and where.
import type { AccountFigures } from '../../../../contract/account.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { minorText, parseMinor } from '../../../../shared/minor-units.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { lackingFor, larger } from '../../../features/account/lacking-money.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { Reference } from '../money/balance.tsx'
import css from '../money/money.module.css'

interface WaitingForMoneyProps {
  order: ResultOf<typeof readOrderRoute>
  /** Null: the login does not see money. */
  figures: AccountFigures | null
}

export function WaitingForMoney({ order, figures }: WaitingForMoneyProps) {
  const { orders: t, balance } = useTexts('money')
  const money = useMoney()
  const day = useDay()
  const missing = figures === null ? null : missingFor(order, figures)
  return (
    <section className={css.notice} aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting.title}</h2>
      {missing === null ? (
        <p>{t.waiting.noRole}</p>
      ) : (
        <p>{t.waiting.pay(money(missing, order.currency))}</p>
      )}
      {figures?.paymentReference && (
        <p>
          {balance.reference}: <Reference value={figures.paymentReference} />
        </p>
      )}
      {order.dueAt !== null && <p>{t.due(day(sellerDay(new Date(order.dueAt))))}</p>}
      {figures && (
        <p>
          <LocalLink to={`${PATHS.account}#top-up`} className={buttonClass('primary')}>
            {t.waiting.topUp}
          </LocalLink>
        </p>
      )}
    </section>
  )
}

/** What the account lacks for all orders that wait, since they are released in turn. */
function missingFor(order: WaitingForMoneyProps['order'], figures: AccountFigures): string {
  const { currency } = order
  const minor = (amount: string) => parseMinor(amount, currency) ?? 0n
  const needed = larger(minor(order.total), minor(figures.runway?.waitingAmount ?? '0'))
  return minorText(larger(lackingFor(needed, figures), 0n), currency)
}
