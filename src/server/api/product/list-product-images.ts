// GET /api/product/images/{product}
import { listProductImagesRoute } from '../../../contract/product.ts'
import { listPictures } from '../../modules/catalogue/product-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { pageOf } from '../../platform/http/paging.ts'

export const listProductImagesCall = handle(listProductImagesRoute, async (ctx, input) =>
  pageOf(await listPictures(ctx, input.product), input),
)
