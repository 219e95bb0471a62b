// Adds items to a wish list; lines without a quantity start with this member's minimum order.
import type { ParsedInputOf } from '../../contract/call.ts'
import type { addWishLinesRoute } from '../../contract/wish-list.ts'
import {
  addLines,
  setListItem,
  type WishListItemInput,
} from '../modules/wishlist/wish-list-item-service.ts'
import { type Ctx, memberCtx } from '../context/context.ts'
import { usualQuantities } from '../modules/pricing/usual-quantity.ts'

/** Errors: 404 unknown item or list, 409 the list is full. */
export async function addListItem(
  ctx: Ctx,
  item: WishListItemInput & { listId: string | undefined },
) {
  const usualQuantity = await usualQuantities(memberCtx(ctx), [item])
  return setListItem(ctx, { listId: item.listId, item, usualQuantity: usualQuantity(item.itemNo) })
}

/** Errors: 404 unknown list. */
export async function addListItems(ctx: Ctx, input: ParsedInputOf<typeof addWishLinesRoute>) {
  const { listId, mode, lines } = input
  return addLines(ctx, {
    listId,
    mode,
    lines,
    usualQuantity: await usualQuantities(memberCtx(ctx), lines),
  })
}
