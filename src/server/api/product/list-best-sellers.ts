// GET /api/product/bestseller
import { listBestSellersRoute } from '../../../contract/product.ts'
import { listBestSellers } from '../../modules/catalogue/list-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listBestSellersCall = handle(listBestSellersRoute, async (ctx, input) => {
  const found = await listBestSellers(ctx, input)
  return { ...found, page: input.page, rows: input.rows }
})
