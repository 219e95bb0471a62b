// GET /api/area-code
import { listAreaCodesRoute } from '../../../contract/reference.ts'
import { listAreaCodes } from '../../modules/reference/reference-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { pageOf } from '../../platform/http/paging.ts'

export const listAreaCodesCall = handle(listAreaCodesRoute, async (ctx, input) =>
  pageOf(await listAreaCodes(ctx.lang), input),
)
