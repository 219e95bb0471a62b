// Adds lines to the basket; rows without a quantity start with this member's smallest order.
import { CodedResult } from '../context/call-handler.ts'
import { type Ctx, memberCtx } from '../context/context.ts'
import { addBasketLines } from '../modules/ordering/basket-service.ts'
import { usualQuantities } from '../modules/pricing/usual-quantity.ts'

/** 200, or 5100 when a row was not added. */
export async function addToBasket(
  ctx: Ctx,
  input: {
    mode: 'add' | 'set'
    lines: ReadonlyArray<{ itemNo: string; quantity?: number | undefined }>
  },
) {
  const usual = await usualQuantities(memberCtx(ctx), input.lines)
  const result = await addBasketLines(ctx, { ...input, usual })
  const isPartial = result.rows.some(({ outcome }) => outcome === 'unknown' || outcome === 'full')
  const rows = result.rows.map(({ itemNo, outcome, quantity }) => ({ itemNo, outcome, quantity }))
  return new CodedResult(isPartial ? 5100 : 200, { ...result, rows })
}
