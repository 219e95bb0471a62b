// POST /api/category/product-list
import { listProductsRoute } from '../../../contract/product.ts'
import { listProducts } from '../../modules/catalogue/list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listProductsCall = handle(listProductsRoute, async (ctx, input) => {
  const { total, list, facets } = await listProducts(ctx, input)
  const { page, rows } = input
  return { total, page, rows, list: list.map(({ card }) => card), facets }
})
