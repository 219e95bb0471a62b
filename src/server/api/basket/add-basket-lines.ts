// POST /api/basket/lines: adds lines to the basket; rows without a quantity keep that of an
// item in the basket, and otherwise get the smallest quantity that this member can order.
import { addBasketLinesRoute } from '../../../contract/basket.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { addBasketLines } from '../../modules/ordering/basket-service.ts'
import { usualQuantities } from '../../modules/pricing/usual-quantity.ts'

/** 200, or 5100 when a row was not added. */
export const addBasketLinesCall = handle(addBasketLinesRoute, async (ctx, { mode, lines }) => {
  const usualQuantity = await usualQuantities(memberCtx(ctx), lines)
  const result = await addBasketLines(ctx, { mode, lines, usualQuantity })
  const isPartial = result.rows.some(({ outcome }) => outcome === 'unknown' || outcome === 'full')
  const rows = result.rows.map(({ itemNo, outcome, quantity }) => ({ itemNo, outcome, quantity }))
  return new CodedResult(isPartial ? RESULT_CODES.partly : 200, { ...result, rows })
})
