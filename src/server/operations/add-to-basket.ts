// Adds lines to the basket; rows without a quantity start with this member's smallest order.
import { smallestOrder } from '../../shared/price-rules.ts'
import { CodedResult } from '../context/call-handler.ts'
import { type Ctx, memberCtx } from '../context/context.ts'
import { addBasketLines } from '../modules/ordering/basket-service.ts'
import { usualMinimum } from '../modules/pricing/price-resolution.ts'
import { pricesOf } from '../modules/pricing/pricing-service.ts'

/** 200, or 5100 when a row was not added. */
export async function addToBasket(
  ctx: Ctx,
  input: {
    mode: 'add' | 'set'
    lines: ReadonlyArray<{ itemNo: string; quantity?: number | undefined }>
  },
) {
  const member = memberCtx(ctx)
  const open = input.lines.filter(({ quantity }) => quantity === undefined)
  const itemNos = open.flatMap(({ itemNo }) => [itemNo, itemNo.toUpperCase()])
  const prices = await pricesOf(member, [...new Set(itemNos)])
  const result = await addBasketLines(ctx, {
    ...input,
    usual(itemNo) {
      const price = prices.get(itemNo)
      return price ? smallestOrder(price) : usualMinimum(member.actor)
    },
  })
  const isPartial = result.rows.some(({ outcome }) => outcome === 'unknown' || outcome === 'full')
  const rows = result.rows.map(({ itemNo, outcome, quantity }) => ({ itemNo, outcome, quantity }))
  return new CodedResult(isPartial ? 5100 : 200, { ...result, rows })
}
