// POST /api/about/product/wish-list/{id}
import { addWishRoute } from '../../../contract/wish-list.ts'
import { addWish } from '../../operations/add-wishes.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

export const addWishCall = handle(addWishRoute, async (ctx, { id, listId, quantity, note }) => {
  const { changed, wishCount } = await addWish(ctx, { itemNo: id, listId, quantity, note })
  return new CodedResult(changed ? 200 : 5600, { wishCount })
})
