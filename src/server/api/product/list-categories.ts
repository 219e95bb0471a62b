// POST /api/category/service
import { listCategoriesRoute } from '../../../contract/product.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listCategoriesCall = handle(listCategoriesRoute, async (ctx, input) => ({
  list: await listCategories(ctx, input.parentId),
}))
