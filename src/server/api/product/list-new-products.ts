// GET /api/product/news
import { listNewProductsRoute } from '../../../contract/product.ts'
import { listMonths, listNewest } from '../../modules/catalogue/list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listNewProductsCall = handle(listNewProductsRoute, async (ctx, input) => {
  const [found, months] = await Promise.all([listNewest(ctx, input), listMonths(ctx)])
  return { ...found, page: input.page, rows: input.rows, months }
})
