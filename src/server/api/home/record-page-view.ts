// POST /api/user/behavior/statistical
import { recordPageViewRoute } from '../../../contract/home.ts'
import { recordPageView } from '../../modules/analytics/page-view-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const recordPageViewCall = handle(recordPageViewRoute, async (ctx, input) => {
  recordPageView(ctx, input)
  return null
})
