// Judges each line of a basket: what it costs, and why it cannot be ordered as it is.
import type { Basket } from '../../../contract/basket.ts'
import type { MemberPrice, PriceReason } from '../../../contract/price.ts'
import { quoteQuantity, type QuantityQuote } from '../../../shared/price-rules.ts'
import type { WantedLineRow } from './basket-repository.ts'

export type BasketFault = Basket['lines'][number]['fault']

export interface JudgedLine {
  productId: number
  itemNo: string
  quantity: number
  /** Pieces that can be ordered now. */
  free: number
  quote: QuantityQuote | null
  price: MemberPrice | null
  fault: BasketFault
}

/** What the member's price lists and the stock say of an item. */
export interface KnownItem {
  price?: MemberPrice | null
  priceReason?: PriceReason
  /** Pieces that can be ordered now. */
  stock?: number
}

/** In the order of the lines. */
export function judgeLines(
  lines: readonly WantedLineRow[],
  known: ReadonlyMap<string, KnownItem>,
): JudgedLine[] {
  return lines.map((line) => {
    const { price = null, priceReason, stock = 0 } = known.get(line.item_no) ?? {}
    const quote = price ? quoteQuantity(price, line.quantity) : null
    return {
      productId: line.product_id,
      itemNo: line.item_no,
      quantity: line.quantity,
      free: stock,
      quote,
      price,
      fault: faultOf(line, { quote, isBlocked: priceReason === 'region_blocked', free: stock }),
    }
  })
}

function faultOf(
  line: WantedLineRow,
  { quote, isBlocked, free }: { quote: QuantityQuote | null; isBlocked: boolean; free: number },
): BasketFault {
  if (line.stop || !line.is_active) return 'discontinued'
  if (isBlocked) return 'region_blocked'
  if (!quote) return 'on_request'
  if (quote.fault) return quote.fault
  return line.quantity > free ? 'short' : null
}
