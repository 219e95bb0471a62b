// POST /api/home/top-info
import { readTopInfoRoute } from '../../../contract/home.ts'
import { readTopInfo } from '../../flows/read-top-info.ts'
import { handle } from '../../platform/call-handler.ts'

export const readTopInfoCall = handle(readTopInfoRoute, async (ctx, input) => ({
  ...(await readTopInfo(ctx, input.access_token)),
  // No page has a photo before the merchant uploads one.
  ...(input.topPhoto === undefined ? {} : { topPhoto: null }),
}))
