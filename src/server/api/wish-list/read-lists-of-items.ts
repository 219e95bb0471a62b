// POST /api/about/product/wish-list/product: the lists of the member that contain each of these items.
import { readListsOfItemsRoute } from '../../../contract/wish-list.ts'
import { readListsOfItems } from '../../modules/wishlist/listed-items-service.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { wholeList } from '../../platform/http/paging.ts'

export const readListsOfItemsCall = handle(readListsOfItemsRoute, async (ctx, { itemNos }) => {
  const lists = await readListsOfItems(ctx.db, memberOf(ctx).memberId, itemNos)
  return wholeList([...lists].map(([itemNo, found]) => ({ itemNo, ...found })))
})
