// GET /api/region/sale/{id}
import { readSaleRegionRoute } from '../../../contract/reference.ts'
import { readSaleRegion } from '../../modules/reference/reference-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readSaleRegionCall = handle(readSaleRegionRoute, (ctx, input) =>
  readSaleRegion(input.id, ctx.lang),
)
