// GET /api/product/fits/{itemNo}
import { listFitsRoute } from '../../../contract/product.ts'
import { listFits } from '../../modules/catalogue/product-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listFitsCall = handle(listFitsRoute, async (ctx, input) => {
  const found = await listFits(ctx, input)
  return { ...found, page: input.page, rows: input.rows }
})
