// GET /api/home/frame-info: what header and footer of every page show.
import { readFrameRoute } from '../../../contract/home.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { imprintIn } from '../../platform/brand/imprint.ts'
import { handle } from '../../context/call-handler.ts'

/** The category tree is kept in memory for each catalogue version and language; nothing else comes from the database. */
export const readFrameCall = handle(readFrameRoute, async (ctx) => ({
  menuCategory: await listCategories(ctx),
  contactEmail: ctx.site.contactEmail,
  imprint: imprintIn(ctx.lang),
  pageViewThresholdMs: BUSINESS.pageViewThresholdMs,
}))
