// GET /api/about/product/subZone
import { readSubZoneRoute } from '../../../contract/company.ts'
import { listZones } from '../../modules/content/company-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readSubZoneCall = handle(readSubZoneRoute, async (ctx, input) => ({
  zones: await listZones(ctx, input),
}))
