// Prices the lines of a basket and says of each line why it cannot be ordered as it is.
import type { Basket } from '../../contract/basket.ts'
import { quoteQuantity, type QuantityQuote } from '../../shared/price-rules.ts'
import type { MemberCtx } from '../context/context.ts'
import type { BasketLineRow } from '../modules/ordering/basket-service.ts'
import { pricedFieldsOf } from '../modules/pricing/pricing-service.ts'

export type BasketFault = Basket['lines'][number]['fault']

export interface PricedLine {
  productId: number
  itemNo: string
  quantity: number
  free: number
  quote: QuantityQuote | null
  isDemonstration: boolean
  fault: BasketFault
}

/** In the order of the lines. With a transaction as `ctx.db`, the prices are those of its statements. */
export async function priceBasket(
  ctx: MemberCtx,
  lines: readonly BasketLineRow[],
): Promise<PricedLine[]> {
  const priced = await pricedFieldsOf(
    ctx,
    lines.map(({ item_no }) => item_no),
  )
  return lines.map((line) => {
    const { price, priceReason, stock = 0 } = priced.get(line.item_no) ?? {}
    const quote = price ? quoteQuantity(price, line.quantity) : null
    return {
      productId: line.product_id,
      itemNo: line.item_no,
      quantity: line.quantity,
      free: stock,
      quote,
      isDemonstration: price?.isDemonstration ?? false,
      fault: faultOf(line, { quote, isBlocked: priceReason === 'region_blocked', free: stock }),
    }
  })
}

function faultOf(
  line: BasketLineRow,
  { quote, isBlocked, free }: { quote: QuantityQuote | null; isBlocked: boolean; free: number },
): BasketFault {
  if (line.stop || !line.is_active) return 'discontinued'
  if (isBlocked) return 'region_blocked'
  if (!quote) return 'on_request'
  if (quote.fault) return quote.fault
  return line.quantity > free ? 'short' : null
}
