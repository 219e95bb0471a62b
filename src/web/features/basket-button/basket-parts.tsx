// Parts of the basket on other pages: the link with its count in the header, and the button beside a price.
import { useRef, useState } from 'react'
import { addBasketLines } from '../../../client/basket.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useLive } from '../../components/use-live.ts'
import { type FrameSession, useSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { setBasketCount, useBasketCount } from './basket-count.ts'
import css from './basket-parts.module.css'

interface BasketLinkProps {
  session: FrameSession
  className?: string | undefined
  /** For narrow headers and the bar of phones. */
  hasIcon?: boolean
}

/** For members, in either area; applicants cannot order yet. */
export function BasketLink({ session, ...rest }: BasketLinkProps) {
  return session.approvalState === 'approved' ? <LinkWithCount {...rest} /> : null
}

function LinkWithCount({ className, hasIcon }: Omit<BasketLinkProps, 'session'>) {
  const t = useTexts('basket-parts')
  const count = useBasketCount()
  return (
    <LocalLink
      to={PATHS.basket}
      className={className}
      data-lazy="member-parts"
      title={count ? t.count(count) : undefined}
    >
      {hasIcon && (
        <Icon>
          <path d="M4 9h16l-2 10H6L4 9Zm4 0 3-5m5 5-3-5" />
        </Icon>
      )}
      <span>
        {t.basket}
        {count ? <span className={css.count}>{count}</span> : null}
      </span>
    </LocalLink>
  )
}

export interface BasketButtonProps {
  card: Pick<ProductCard, 'itemNo' | 'stop' | 'price' | 'priceReason'>
  /** Null: the smallest quantity that can be ordered. */
  quantity?: number | null
  small?: boolean
}

/**
 * Renders nothing for items that this member cannot order. Wholesalers may order items without a price, which staff
 * quote in the offer.
 */
export function BasketButton({ card, quantity = null, small = false }: BasketButtonProps) {
  const session = useSession()
  if (card.stop || !session?.mayOrder) return null
  const isOrderable = card.price || (card.priceReason === 'on_request' && !session.loginB2d)
  if (!isOrderable) return null
  return <AddToBasket itemNo={card.itemNo} quantity={quantity} small={small} />
}

interface AddToBasketProps {
  itemNo: string
  /** Null: the smallest quantity that can be ordered. */
  quantity: number | null
  /** True beside each of many prices. */
  small: boolean
}

/** A second click while the first is sent adds nothing. */
function AddToBasket({ itemNo, quantity, small }: AddToBasketProps) {
  const t = useTexts('basket-parts')
  const { lang, transport } = useSite()
  const isLive = useLive()
  const isBusy = useRef(false)
  const [message, setMessage] = useState<string | null>(null)
  async function add() {
    if (isBusy.current) return
    isBusy.current = true
    const line = quantity === null ? { itemNo } : { itemNo, quantity }
    try {
      const { count, rows } = await addBasketLines({ lang, lines: [line] }, transport)
      setBasketCount(count)
      const [row] = rows
      if (row?.outcome === 'full') setMessage(t.full)
      else if (!row || row.outcome === 'unknown') setMessage(t.unknown)
      else setMessage(t.added(row.quantity))
    } catch {
      // The transport has shown what happened.
      setMessage(null)
    } finally {
      isBusy.current = false
    }
  }
  return (
    <span className={css.add} data-lazy="member-parts">
      <Button
        look={small ? 'plain' : 'primary'}
        small={small}
        disabled={!isLive}
        aria-label={t.addItem(itemNo)}
        onClick={add}
      >
        {t.add}
      </Button>
      <span role="status" className={css.message}>
        {message !== null && (
          <>
            {message} <LocalLink to={PATHS.basket}>{t.toBasket}</LocalLink>
          </>
        )}
      </span>
    </span>
  )
}
