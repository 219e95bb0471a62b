// Ordering from a wish list: the button, and for a standing list what has changed since the last order.
import { useState } from 'react'
import { saveWishList } from '../../../../client/wish-list.ts'
import type { ChangedLine, ListChanges } from '../../../../contract/standing-list.ts'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useDay, useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { Reorder } from '../../basket-button/reorder.tsx'
import { ReplaceItem } from '../../basket-button/replace-item.tsx'
import { useMoney } from '../../pricing/price/money-format.ts'
import css from './standing-list.module.css'

export interface StandingListProps {
  list: WishListInfo
  /** Null: not a standing list. */
  changes: ListChanges | null
}

export function StandingList({ list, changes }: StandingListProps) {
  const t = useTexts('reorder').standing
  const { lang, transport } = useSite()
  const { revalidate } = useRevalidator()
  const isLive = useLive()
  const [isBusy, setBusy] = useState(false)
  async function toggleStanding() {
    setBusy(true)
    try {
      const { id, isStanding } = list
      await saveWishList({ lang, id, isStanding: !isStanding }, transport)
      await revalidate()
    } catch {
      // The transport has shown what happened.
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={css.ordering} data-lazy="standing-list">
      <div className={css.actions}>
        <Reorder source={{ listId: list.id }} />
        <Button look="quiet" disabled={!isLive || isBusy} onClick={() => void toggleStanding()}>
          {list.isStanding ? t.unmark : t.mark}
        </Button>
      </div>
      {!list.isStanding && <p className={css.hint}>{t.markHint}</p>}
      {changes && <Changes changes={changes} />}
    </section>
  )
}

function Changes({ changes: { lastOrder, lines } }: { changes: ListChanges }) {
  const t = useTexts('reorder').standing
  const day = useDay()
  return (
    <>
      <h2>{t.title}</h2>
      {lastOrder ? (
        <p>
          {t.last} <OrderLink orderNo={lastOrder.orderNo} /> (
          <time dateTime={lastOrder.at}>{day(sellerDay(new Date(lastOrder.at)))}</time>)
        </p>
      ) : (
        <p>{t.neverOrdered}</p>
      )}
      {lastOrder && lines.length === 0 && <p>{t.same}</p>}
      {lines.length > 0 && (
        <DataTable caption={t.caption}>
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              <th scope="col">{t.change}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.itemNo}>
                <th scope="row">
                  <LocalLink to={line.url}>{line.itemNo}</LocalLink>
                  <div className={css.hint}>{line.title}</div>
                </th>
                <td>
                  <Change line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  )
}

function Change({ line }: { line: ChangedLine }) {
  const t = useTexts('reorder').standing
  const { price, stock, isDiscontinued, successor, quantity } = line
  return (
    <>
      {price && <PriceChange price={price} quantity={quantity} />}
      {stock && <div>{t[stock]}</div>}
      {isDiscontinued && <div>{t.discontinued}</div>}
      {successor && <ReplaceItem replacement={successor} />}
    </>
  )
}

interface PriceChangeProps {
  price: NonNullable<ChangedLine['price']>
  quantity: number
}

function PriceChange({ price: { before, now, currency }, quantity }: PriceChangeProps) {
  const t = useTexts('reorder').standing
  const money = useMoney()
  const number = useNumber()
  const [count, was] = [number(quantity), money(before, currency)]
  if (now === null) return <div>{t.unpriced(count, was)}</div>
  const isDearer = Number(now) > Number(before)
  return <div>{(isDearer ? t.dearer : t.cheaper)(count, was, money(now, currency))}</div>
}

function OrderLink({ orderNo }: { orderNo: string }) {
  const path = pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })
  return <LocalLink to={path}>{orderNo}</LocalLink>
}
