// The calls of the group home; those that call a single function are bound here.
import {
  readDropShipHomeRoute,
  readHomeRoute,
  recordPageViewRoute,
} from '../../../contract/home.ts'
import { readWishCountRoute } from '../../../contract/wish-list.ts'
import { recordPageView } from '../../modules/analytics/page-view-service.ts'
import { countListedItems } from '../../modules/wishlist/listed-items-service.ts'
import { composeHome } from '../../operations/compose-home.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { readFrameCall } from './read-frame.ts'
import { readTopInfoCall } from './read-top-info.ts'

export const homeCalls: AnyCall[] = [
  readTopInfoCall,
  handle(readHomeRoute, (ctx, { perPack }) => composeHome(ctx, 'main', perPack)),
  readFrameCall,
  handle(readWishCountRoute, async (ctx) => ({
    wishCount: await countListedItems(ctx.db, memberOf(ctx).memberId),
  })),
  handle(readDropShipHomeRoute, (ctx) => composeHome(ctx, 'dropship')),
  handle(recordPageViewRoute, async (ctx, input) => {
    await recordPageView(ctx, input)
    return null
  }),
]
