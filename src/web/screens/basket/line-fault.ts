// Why a line of the basket cannot be ordered as it is.
import type { Basket } from '../../../contract/basket.ts'
import { errorWords } from '../../components/quantity/quantity.ts'
import { useNumber } from '../../format/format.ts'
import { useTexts } from '../../texts.ts'

export type BasketLine = Basket['lines'][number]

/** A sentence with the next step; null: the line can be ordered. */
export function useLineFault(): (line: BasketLine) => string | null {
  const t = useTexts('basket').faults
  const prices = useTexts('price')
  const number = useNumber()
  return ({ fault, free, product, quote }) => {
    switch (fault) {
      case null:
        return null
      case 'short':
        return t.short(prices.pieces(number(Math.max(0, free))))
      case 'discontinued':
      case 'region_blocked':
      case 'on_request':
        return t[fault]
      default:
        return product.price && quote?.fault
          ? errorWords(quote.fault, product.price, prices, number)
          : t.quantity
    }
  }
}
