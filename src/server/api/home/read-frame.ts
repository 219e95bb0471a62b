// GET /api/home/frame-info: what header and footer of every page show.
import { readFrameRoute } from '../../../contract/home.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { imprintIn } from '../../platform/brand/imprint.ts'
import { handle } from '../../context/call-handler.ts'

/** Reads nothing from the database: the category tree is cached for each catalogue version and language. */
export const readFrameCall = handle(readFrameRoute, async (ctx) => ({
  menuCategory: await listCategories(ctx),
  contactEmail: ctx.site.contactEmail,
  imprint: imprintIn(ctx.lang),
  pageViewThresholdMs: BUSINESS.pageViewThresholdMs,
}))
