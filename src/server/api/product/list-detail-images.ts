// GET /api/product/details/img/{id}: the pictures of the specification section of a product.
import { listDetailImagesRoute } from '../../../contract/product.ts'
import { listPictures } from '../../modules/catalogue/product-service.ts'
import { handle } from '../../context/call-handler.ts'
import { pageOf } from '../../platform/http/paging.ts'

const DETAIL_VIEWS = new Set(['dimensions', 'label', 'terminals', 'teardown'])

export const listDetailImagesCall = handle(listDetailImagesRoute, async (ctx, input) => {
  const pictures = await listPictures(ctx, input.id)
  return pageOf(
    pictures.filter((picture) => DETAIL_VIEWS.has(picture.kind)),
    input,
  )
})
