// GET /api/home/other-info
import { readWishCountRoute } from '../../../contract/wish-list.ts'
import { countWishes } from '../../modules/wishlist/wish-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { memberOf } from '../../platform/context.ts'

export const readWishCountCall = handle(readWishCountRoute, async (ctx) => ({
  wishCount: await countWishes(ctx.db, memberOf(ctx).memberId),
}))
