// GET /api/org/tree
import { readOrgTreeRoute } from '../../../contract/company.ts'
import { readOrgTree } from '../../modules/content/office-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readOrgTreeCall = handle(readOrgTreeRoute, async (ctx, { region }) => ({
  tree: await readOrgTree(ctx, region),
}))
