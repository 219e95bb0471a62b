// GET /api/basket: the basket with prices, free pieces, faults and totals.
import type { ResultOf } from '../../../contract/call.ts'
import { readBasketRoute } from '../../../contract/basket.ts'
import { totalsOf } from '../../../shared/list-totals.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { readBasketLines } from '../../modules/ordering/basket-service.ts'
import { judgeLines } from '../../modules/ordering/judge-lines.ts'
import { pricedFieldsOf } from '../../modules/pricing/pricing-service.ts'

export const readBasketCall = handle(readBasketRoute, readBasket)

async function readBasket(ctx: Ctx): Promise<ResultOf<typeof readBasketRoute>> {
  const { revision, lines } = await readBasketLines(ctx)
  const itemNos = lines.map(({ item_no }) => item_no)
  const judged = judgeLines(lines, await pricedFieldsOf(memberCtx(ctx), itemNos))
  const cards = await readCardsById(
    ctx,
    lines.map(({ product_id }) => product_id),
  )
  const shown = judged.flatMap(({ productId, itemNo, quantity, free, quote, fault }) => {
    const product = cards.get(productId)
    return product ? [{ itemNo, quantity, free, product, quote, fault }] : []
  })
  const quotes = shown.map(({ quote }) => quote)
  return { revision, lines: shown, count: shown.length, ...totalsOf(quotes) }
}
