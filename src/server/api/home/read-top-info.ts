// POST /api/home/top-info
import { readTopInfoRoute } from '../../../contract/home.ts'
import { dayKey } from '../../modules/analytics/day-key.ts'
import { handle } from '../../platform/call-handler.ts'

export const readTopInfoCall = handle(readTopInfoRoute, async (ctx, input) => ({
  userKey: dayKey(ctx.clock()),
  serverDate: ctx.clock().toISOString(),
  // No page has a photo before the merchant uploads one.
  ...(input.topPhoto === undefined ? {} : { topPhoto: null }),
}))
