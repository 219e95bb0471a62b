// The orders that wait for money, in the order in which they are released, with buttons to change it.
import { useLayoutEffect, useRef } from 'react'
import type { AccountFigures } from '../../../../contract/account.ts'
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { useRanking } from './use-ranking.ts'
import { topUpsNeeded } from './top-ups-needed.ts'
import css from './waiting-orders.module.css'

interface WaitingOrdersProps {
  figures: AccountFigures
  list: readonly WaitingOrder[]
  mayRank: boolean
}

export function WaitingOrders({ figures, list: loaded, mayRank }: WaitingOrdersProps) {
  const t = useTexts('money').waiting
  const isLive = useLive()
  const { list, message, isUnsaved, move, save } = useRanking(loaded)
  const needed = topUpsNeeded(list, figures.available)
  const restoreFocus = useRestoredFocus(list)
  const hasButtons = mayRank && isLive && list.length > 1
  return (
    <section className={member.section} aria-labelledby="waiting">
      <SectionHeading id="waiting" title={t.title} note={mayRank ? t.lead : t.leadOnly} />
      <div role="status" className={css.status}>
        {message && <p>{message}</p>}
      </div>
      {isUnsaved && message !== '' && (
        <div className={member.actions}>
          <Button onClick={save}>{t.retry}</Button>
        </div>
      )}
      <ol className={css.list}>
        {list.map((order, at) => (
          <li key={order.orderNo} className={css.row}>
            <span className={css.place} aria-hidden="true">
              {at + 1}
            </span>
            <Facts order={order} needed={figures.isOpened ? (needed[at] ?? null) : null} />
            {hasButtons && (
              <Moves {...{ order, at, last: list.length - 1, move }} onUse={restoreFocus} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ order, needed }: { order: WaitingOrder; needed: string | null }) {
  const t = useTexts('money').waiting
  const money = useMoney()
  const day = useDay()
  const { orderNo, currency, dueAt } = order
  const details = [order.ownReference, order.city, order.countryName]
  return (
    <div className={css.facts}>
      <p>
        <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })}>
          {orderNo}
        </LocalLink>{' '}
        <strong className={css.total}>{money(order.total, currency)}</strong>
      </p>
      <p className={member.muted}>{details.filter(Boolean).join(' · ')}</p>
      {order.stopped ? (
        <p className={member.muted}>{t.stopped}</p>
      ) : (
        needed !== null && (
          <p className={member.muted}>
            {Number(needed) > 0 ? t.needs(money(needed, currency)) : t.covered}
          </p>
        )
      )}
      {dueAt && <p className={member.muted}>{t.due(day(sellerDay(new Date(dueAt))))}</p>}
    </div>
  )
}

interface MovesProps {
  order: WaitingOrder
  at: number
  last: number
  move: (orderNo: string, to: number) => void
  onUse: (button: HTMLButtonElement) => void
}

/** Buttons that lead nowhere stay focusable, so that the focus is not lost at the ends of the list. */
function Moves({ order: { orderNo }, at, last, move, onUse }: MovesProps) {
  const t = useTexts('money').waiting
  const buttons = [
    [t.first, t.firstLabel(orderNo), 0, at === 0],
    [t.up, t.upLabel(orderNo), at - 1, at === 0],
    [t.down, t.downLabel(orderNo), at + 1, at === last],
  ] as const
  return (
    <div className={css.moves}>
      {buttons.map(([name, label, to, isIdle]) => (
        <Button
          key={name}
          small
          aria-label={label}
          aria-disabled={isIdle}
          onClick={(event) => {
            if (isIdle) return
            onUse(event.currentTarget)
            move(orderNo, to)
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/**
 * Browsers drop the focus of a button whose row moves. Returns a function that takes the button which gets the focus again
 * after the list has changed.
 */
function useRestoredFocus(list: readonly WaitingOrder[]): (button: HTMLButtonElement) => void {
  const used = useRef<HTMLButtonElement | null>(null)
  useLayoutEffect(() => {
    used.current?.focus()
    used.current = null
  }, [list])
  return (button) => {
    used.current = button
  }
}
