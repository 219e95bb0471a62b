// Price block of a product page for members: price steps, terms, special price and a quote for a quantity, or the
// reason for no price.
import { useState } from 'react'
import type { ProductPage } from '../../../../contract/product.ts'
import { smallestOrder } from '../../../../shared/price-rules.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import { LazyBasketButton } from './lazy-basket-button.tsx'
import { PriceDetails, SpecialPrice } from './price-details.tsx'
import { PriceLadder } from './price-ladder.tsx'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import { QuoteForm } from './quote-form.tsx'
import css from './price-block.module.css'

export function PriceBlock({ page }: { page: ProductPage }) {
  if (!page.productPrice) return <NoPrice page={page} />
  return <Priced page={page} price={page.productPrice} />
}

interface PricedProps {
  page: ProductPage
  price: NonNullable<ProductPage['productPrice']>
}

function Priced({ page, price }: PricedProps) {
  const t = useTexts('price')
  const [typed, setTyped] = useState(String(smallestOrder(price)))
  const quantity = readQuantity(typed)
  const { itemNo } = page.productDetail
  const canOrder = !page.stop
  return (
    <section className={css.block} data-lazy="price-block" aria-labelledby="price">
      <p className={css.head}>
        <strong id="price">{t.your}</strong>
        {price.isDemonstration && (
          <span title={t.demonstrationNote}>
            <Chip tone="warn">{t.demonstration}</Chip>
          </span>
        )}
      </p>
      <SpecialPrice price={price} />
      <div className={css.columns}>
        <PriceLadder price={price} quantity={quantity} />
        <PriceDetails price={price} />
      </div>
      {canOrder && <QuoteForm price={price} itemNo={itemNo} typed={typed} onType={setTyped} />}
      <div className={css.take}>
        <LazyBasketButton card={{ itemNo, stop: page.stop, price }} quantity={quantity} />
        <WishListButton
          itemNo={itemNo}
          price={price}
          quantity={quantity}
          look={canOrder ? 'plain' : 'primary'}
        />
      </div>
      <p className={css.net}>
        {t.net} {price.isDemonstration && t.demonstrationNote}
      </p>
    </section>
  )
}

function NoPrice({ page }: { page: ProductPage }) {
  const t = useTexts('price')
  const lang = useLang()
  // The reason 'visible' comes with a price, so it does not occur here.
  const reason = page.priceReason === 'visible' ? 'on_request' : page.priceReason
  const { itemNo } = page.productDetail
  const hrefs = {
    login: null,
    pending: localHref(lang, PATHS.applicationStatus),
    region_blocked: '#inquiry',
    on_request: '#inquiry',
  }
  const href = hrefs[reason]
  return (
    <section className={css.block} data-lazy="price-block" aria-labelledby="price">
      <p className={css.head}>
        <strong id="price">{t.reasons[reason]}</strong>
        {href && reason !== 'login' && <a href={href}>{t.ways[reason]}</a>}
      </p>
      <div className={css.take}>
        <LazyBasketButton card={{ itemNo, stop: page.stop, priceReason: page.priceReason }} />
        <WishListButton itemNo={itemNo} />
      </div>
    </section>
  )
}
