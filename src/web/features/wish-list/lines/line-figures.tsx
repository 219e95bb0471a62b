// Unit price and subtotal of a line.
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { unitPriceAt } from '../../../../shared/price-rules.ts'
import { useTexts } from '../../../texts.ts'
import { useMoney } from '../../pricing/price/money-format.ts'
import { PriceTag } from '../../pricing/price/price-tag.tsx'
import css from './wish-items-table.module.css'

/** Shows two prices if the special price covers only some of the pieces. */
export function UnitPrice({ line }: { line: WishListItem }) {
  const t = useTexts('wish-list').table
  const money = useMoney()
  const { product, quote, quantity } = line
  if (!product.price) return <PriceTag card={product} />
  const { currency } = product.price
  const parts = quote?.parts ?? []
  if (parts.length < 2) {
    const unit = parts[0]?.unit ?? unitPriceAt(product.price, quantity)
    return <span data-special={parts[0]?.isSpecial || undefined}>{money(unit, currency)}</span>
  }
  return (
    <span className={css.parts}>
      {parts.map(({ quantity: pieces, unit, isSpecial }) => (
        <span key={unit} data-special={isSpecial || undefined}>
          {pieces} × {money(unit, currency)}
        </span>
      ))}
      <span className={css.unseen}>{t.mixed}</span>
    </span>
  )
}

export function Subtotal({ line: { quote } }: { line: WishListItem }) {
  const money = useMoney()
  if (!quote || quote.fault) return '–'
  return <strong>{money(quote.total, quote.currency)}</strong>
}
