// An order that waits for money: what to pay, with which reference, and where.
import type { AccountFigures } from '../../../../contract/account.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { minorText, parseMinor } from '../../../../shared/minor-units.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { buttonClass } from '../../../../ui/button.tsx'
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

/**
 * What the account lacks for all orders that wait, since they are released in turn; before the account is opened, at least
 * the rest of the opening deposit.
 */
function missingFor(order: WaitingForMoneyProps['order'], figures: AccountFigures): string {
  const { currency } = order
  const minor = (amount: string) => parseMinor(amount, currency) ?? 0n
  const { available, missingToOpen, isOpened, runway } = figures
  const needed = [minor(order.total), minor(runway?.waitingAmount ?? '0')].reduce(larger)
  const lacking = needed - minor(available)
  return minorText(larger(lacking, isOpened ? 0n : minor(missingToOpen)), currency)
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
