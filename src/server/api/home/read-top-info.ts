// POST /api/home/top-info
import { readTopInfoRoute } from '../../../contract/home.ts'
import { readTopInfo } from '../../flows/read-top-info.ts'
import { readTopPhoto } from '../../modules/content/home-content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readTopInfoCall = handle(readTopInfoRoute, async (ctx, input) => ({
  ...(await readTopInfo(ctx, input.access_token)),
  ...(input.topPhoto === undefined ? {} : { topPhoto: await readTopPhoto(ctx, input.topPhoto) }),
}))
