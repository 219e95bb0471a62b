// GET /api/basket
import type { ResultOf } from '../../../contract/call.ts'
import { readBasketRoute } from '../../../contract/basket.ts'
import { totalsOf } from '../../../shared/list-totals.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { readBasketLines } from '../../modules/ordering/basket-service.ts'
import { priceBasket } from '../../operations/price-basket.ts'

export const readBasketCall = handle(readBasketRoute, readBasket)

async function readBasket(ctx: Ctx): Promise<ResultOf<typeof readBasketRoute>> {
  const { revision, lines } = await readBasketLines(ctx)
  const priced = await priceBasket(memberCtx(ctx), lines)
  const cards = await readCardsById(
    ctx,
    lines.map(({ product_id }) => product_id),
  )
  const shown = priced.flatMap(({ productId, itemNo, quantity, free, quote, fault }) => {
    const product = cards.get(productId)
    return product ? [{ itemNo, quantity, free, product, quote, fault }] : []
  })
  const quotes = shown.map(({ quote }) => quote)
  return { revision, lines: shown, count: shown.length, ...totalsOf(quotes) }
}
