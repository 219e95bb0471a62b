// POST /api/basket/add-from
import type { ParsedInputOf } from '../../../contract/call.ts'
import { addToBasketFromRoute } from '../../../contract/basket.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { readOrderedItems } from '../../modules/ordering/order-service.ts'
import { readLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { readList } from '../../modules/wishlist/wish-list-service.ts'
import { addToBasket } from '../../operations/add-to-basket.ts'
import { invalid } from '../../platform/errors.ts'

export const addToBasketFromCall = handle(addToBasketFromRoute, async (ctx, input) => {
  if (input.listId !== undefined && input.orderNo !== undefined) {
    throw invalid('orderNo', 'repeated')
  }
  const lines = await linesOf(ctx, input)
  return addToBasket(ctx, { mode: 'add', lines: lines.slice(0, MOST_LINES) })
})

const MOST_LINES = 1000

/** Errors: 404 a list or an order that is not the caller's. */
async function linesOf(ctx: Ctx, input: ParsedInputOf<typeof addToBasketFromRoute>) {
  if (input.orderNo !== undefined) return readOrderedItems(ctx, input.orderNo)
  const list = await readList(ctx, input.listId || undefined)
  const lines = await readLines(ctx, list.id)
  return lines.map(({ item_no, quantity }) => ({ itemNo: item_no, quantity }))
}
