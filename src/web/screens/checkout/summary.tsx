// What is ordered and what it costs, and whether the balance covers it.
import type { ReactNode } from 'react'
import type { Basket } from '../../../contract/basket.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import { cardLabel } from '../../features/catalogue/product-card/card-label.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useNumber } from '../../format/format.ts'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS, productPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useLineFault } from '../basket/line-fault.ts'
import { lazyLackingWithEarlierOrders } from './lazy-parts.ts'
import type { ListedService, Preview } from './use-services.ts'
import css from './checkout.module.css'

interface SummaryProps extends Omit<CostsProps, 'goods'> {
  basket: Basket
  /** The button that places the order. */
  children: ReactNode
}

export function Summary({ basket, preview, chosen, children }: SummaryProps) {
  const t = useTexts('checkout')
  // A quantity beyond the stock is not an error: the order may wait.
  const isFaulty = basket.lines.some(({ fault }) => fault !== null && fault !== 'short')
  return (
    <aside className={css.summary} aria-labelledby="summary">
      <h2 id="summary">{t.sum.title}</h2>
      <OrderedItems basket={basket} />
      <div aria-live="polite" className={css.sums}>
        <Costs preview={preview} chosen={chosen} goods={basket.totals[0]} />
      </div>
      {isFaulty ? (
        <p className={css.missing}>
          {t.faulty} <LocalLink to={PATHS.basket}>{t.change}</LocalLink>
        </p>
      ) : (
        children
      )}
    </aside>
  )
}

/** Readable without scripts. */
export function OrderedItems({ basket: { lines } }: { basket: Basket }) {
  const t = useTexts('checkout')
  const money = useMoney()
  const number = useNumber()
  const faultOf = useLineFault()
  return (
    <section aria-labelledby="items" className={css.items}>
      <h2 id="items">{t.items}</h2>
      <ul>
        {lines.map((line) => {
          const { itemNo, quantity, product, quote } = line
          const fault = faultOf(line)
          return (
            <li key={itemNo}>
              <span>
                <LocalLink to={productPath(product)}>{itemNo}</LocalLink>
                <small>{cardLabel(product)}</small>
                <small>
                  {quote
                    ? quote.parts
                        .map(
                          (part) =>
                            `${number(part.quantity)} × ${money(part.unit, quote.currency)}`,
                        )
                        .join(' + ')
                    : t.pieces(number(quantity))}
                </small>
                {fault && <small className={css.error}>{fault}</small>}
              </span>
              <span className={css.figure}>
                {quote && !quote.fault ? money(quote.total, quote.currency) : '–'}
              </span>
            </li>
          )
        })}
      </ul>
      <LocalLink to={PATHS.basket}>{t.change}</LocalLink>
    </section>
  )
}

interface CostsProps {
  /** Null until the country is known. */
  preview: Preview | null
  chosen: ListedService | undefined
  /** Total of the goods in the basket, shown until the server has computed it for this order. */
  goods: { amount: string; currency: string } | undefined
}

function Costs({ preview, chosen, goods }: CostsProps) {
  const t = useTexts('checkout').sum
  const money = useMoney()
  const { amount, currency } = preview ? { ...preview, amount: preview.goods } : { ...goods }
  if (amount === undefined || currency === undefined) return null
  const total = totalOf(preview, chosen)
  const rows: [string, string][] = [
    [t.goods, money(amount, currency)],
    [t.freight, chosen?.freight ? money(chosen.freight, currency) : t.openFreight],
    ...(total === null ? [] : [[t.total, money(total, currency)] as [string, string]]),
    ...(preview ? [[t.available, money(preview.available, currency)] as [string, string]] : []),
  ]
  return (
    <>
      <dl className={css.costs}>
        {rows.map(([name, value]) => (
          <div key={name} className={name === t.total ? css.total : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {preview && total !== null && <Coverage preview={preview} total={total} />}
    </>
  )
}

function Coverage({ preview, total }: { preview: Preview; total: string }) {
  const t = useTexts('checkout').sum
  const money = useMoney()
  const { currency, available, queued } = preview
  const left = minor(available, currency) - minor(total, currency)
  const topUp = <LocalLink to={`${PATHS.account}#top-up`}>{t.topUp}</LocalLink>
  if (queued) {
    return (
      <p className={css.missing}>
        <Queued preview={preview} total={total} /> {topUp}
      </p>
    )
  }
  if (left < 0n) {
    return (
      <p className={css.missing}>
        {t.missing(money(minorText(-left, currency), currency))} {topUp}
      </p>
    )
  }
  return (
    <p className={css.muted}>
      {t.covered} {t.after(money(minorText(left, currency), currency))}
    </p>
  )
}

/** Loaded for accounts that are not opened or have orders that wait. */
function Queued(props: { preview: Preview; total: string }) {
  const parts = useLazyComponent(lazyLackingWithEarlierOrders)
  return parts && <parts.LackingWithEarlierOrders {...props} />
}

/** Null until a service is chosen. When the order is placed, the server compares this total with its own. */
export function totalOf(preview: Preview | null, chosen: ListedService | undefined): string | null {
  if (!preview || !chosen?.freight) return null
  const { goods, currency } = preview
  return minorText(minor(goods, currency) + minor(chosen.freight, currency), currency)
}

function minor(amount: string, currency: string): bigint {
  return parseMinor(amount, currency) ?? 0n
}
