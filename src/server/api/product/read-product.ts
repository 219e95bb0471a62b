// GET /api/product/detail/{itemNo}
import { readProductRoute } from '../../../contract/product.ts'
import { composeProductPage } from '../../flows/compose-product-page.ts'
import { handle } from '../../platform/call-handler.ts'

export const readProductCall = handle(readProductRoute, (ctx, input) =>
  composeProductPage(ctx, input.itemNo),
)
