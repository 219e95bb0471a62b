// Why a line of the basket cannot be ordered as it is.
import type { Basket } from '../../../contract/basket.ts'
import { quantityErrorText } from '../../components/quantity/quantity.ts'
import { useNumber } from '../../format/format.ts'
import { useSession } from '../../page/frame-data.ts'
import { useTexts } from '../../texts.ts'

export type BasketLine = Basket['lines'][number]

/**
 * Whether a line keeps the basket from checkout. Short lines may wait; for wholesalers, staff answer lines without a
 * price in the offer.
 */
export function useBlocksCheckout(): (line: BasketLine) => boolean {
  const isDropshipper = useSession()?.loginB2d ?? false
  return ({ fault }) => {
    return fault !== null && fault !== 'short' && (isDropshipper || fault !== 'on_request')
  }
}

/** A sentence with the next step; null: the line can be ordered. */
export function useLineFault(): (line: BasketLine) => string | null {
  const { faults: t, wholesale } = useTexts('basket')
  const prices = useTexts('price')
  const number = useNumber()
  const isDropshipper = useSession()?.loginB2d ?? false
  return ({ fault, free, product, quote }) => {
    const stock = prices.pieces(number(Math.max(0, free)))
    switch (fault) {
      case null:
        return null
      case 'short':
        return isDropshipper ? t.short(stock) : wholesale.short(stock)
      case 'on_request':
        return isDropshipper ? t.on_request : wholesale.onRequest
      case 'discontinued':
      case 'region_blocked':
        return t[fault]
      default:
        return product.price && quote?.fault
          ? quantityErrorText(quote.fault, product.price, prices, number)
          : t.quantity
    }
  }
}
