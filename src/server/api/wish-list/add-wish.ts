// POST /api/about/product/wish-list/{id}
import { addWishRoute } from '../../../contract/wish-list.ts'
import { addListItem } from '../../operations/add-list-items.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const addWishCall = handle(addWishRoute, async (ctx, { id, listId, quantity, note }) => {
  const { changed, wishCount } = await addListItem(ctx, { itemNo: id, listId, quantity, note })
  return new CodedResult(changed ? 200 : 5600, { wishCount })
})
