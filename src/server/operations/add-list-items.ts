// Adds items to a wish list; lines without a quantity start with this member's minimum order.
import type { ParsedInputOf } from '../../contract/call.ts'
import type { addWishLinesRoute } from '../../contract/wish-list.ts'
import { BUSINESS } from '../../shared/business-constants.ts'
import { smallestOrder } from '../../shared/price-rules.ts'
import { pricesOf } from '../modules/pricing/pricing-service.ts'
import {
  addLines,
  setListItem,
  type WishListItemInput,
} from '../modules/wishlist/wish-list-item-service.ts'
import { type Ctx, memberCtx, memberOf } from '../context/context.ts'

/** Errors: 404 unknown item or list, 409 the list is full. */
export async function addListItem(
  ctx: Ctx,
  item: WishListItemInput & { listId: string | undefined },
) {
  const usual = await usualQuantities(ctx, [item])
  return setListItem(ctx, { listId: item.listId, item, usual: usual(item.itemNo) })
}

/** Errors: 404 unknown list. */
export async function addListItems(ctx: Ctx, input: ParsedInputOf<typeof addWishLinesRoute>) {
  const { listId, mode, lines } = input
  return addLines(ctx, { listId, mode, lines, usual: await usualQuantities(ctx, lines) })
}

/** The default is the item's smallest order, or without a price the minimum of the member's kind. */
async function usualQuantities(ctx: Ctx, wishes: readonly WishListItemInput[]) {
  const open = wishes.filter(({ quantity }) => quantity === undefined)
  const itemNos = open.flatMap(({ itemNo }) => [itemNo, itemNo.toUpperCase()])
  const prices = await pricesOf(memberCtx(ctx), [...new Set(itemNos)])
  const { memberKind } = memberOf(ctx)
  const least = memberKind === 'wholesale' ? BUSINESS.wholesaleMinimum : BUSINESS.dropshipMinimum
  return (itemNo: string) => {
    const price = prices.get(itemNo) ?? prices.get(itemNo.toUpperCase())
    return price ? smallestOrder(price) : least
  }
}
