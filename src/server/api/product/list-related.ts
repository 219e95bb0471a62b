// GET /api/product/related/{id}
import { listRelatedRoute } from '../../../contract/product.ts'
import { listRelated } from '../../modules/catalogue/card-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { pageOf } from '../../platform/paging.ts'

export const listRelatedCall = handle(listRelatedRoute, async (ctx, input) =>
  pageOf(await listRelated(ctx, input.id), input),
)
