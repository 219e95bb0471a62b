// GET /api/about/product/hiring
import { listOpeningsRoute } from '../../../contract/company.ts'
import { listOpenings } from '../../modules/content/company-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listOpeningsCall = handle(listOpeningsRoute, async (ctx) => ({
  teams: await listOpenings(ctx),
}))
