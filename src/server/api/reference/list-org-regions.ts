// GET /api/org/region
import { listOrgRegionsRoute } from '../../../contract/company.ts'
import { listOrgRegions } from '../../modules/content/office-service.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { handle } from '../../platform/call-handler.ts'

export const listOrgRegionsCall = handle(listOrgRegionsRoute, async (ctx, input) =>
  pageOf(await listOrgRegions(ctx), input),
)
