// GET /api/home/frame-info
import { readFrameRoute } from '../../../contract/home.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { handle } from '../../context/call-handler.ts'

/** No statement: the tree is kept in memory for each version of the catalogue and each language. */
export const readFrameCall = handle(readFrameRoute, async (ctx) => ({
  menuCategory: await listCategories(ctx),
  contactEmail: ctx.site.contactEmail,
  pageViewThresholdMs: BUSINESS.pageViewThresholdMs,
}))
