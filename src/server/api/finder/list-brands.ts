// GET /api/finder/brands
import { listFinderBrandsRoute } from '../../../contract/finder.ts'
import { listFinderBrands } from '../../modules/catalogue/finder-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listFinderBrandsCall = handle(listFinderBrandsRoute, (ctx, input) =>
  listFinderBrands(ctx, input.deviceType),
)
