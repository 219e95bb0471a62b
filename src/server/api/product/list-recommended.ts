// GET /api/product/recommend/product
import { listRecommendedRoute } from '../../../contract/product.ts'
import { listBestSellers } from '../../modules/catalogue/list-service.ts'
import { listRelated } from '../../modules/catalogue/card-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { pageOf } from '../../platform/paging.ts'

export const listRecommendedCall = handle(listRecommendedRoute, async (ctx, input) => {
  if (input.itemNo === undefined) {
    const found = await listBestSellers(ctx, input)
    return { ...found, page: input.page, rows: input.rows }
  }
  const related = await listRelated(ctx, input.itemNo)
  const cards = related.map(({ relation: _, ...card }) => card)
  return pageOf(
    cards.filter((card) => !card.stop),
    input,
  )
})
