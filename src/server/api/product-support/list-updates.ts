// POST /api/about/product/update-information
import { listUpdatesRoute } from '../../../contract/product-support.ts'
import { listUpdates } from '../../modules/catalogue/update-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listUpdatesCall = handle(listUpdatesRoute, async (ctx, input) => {
  const found = await listUpdates(ctx, input)
  return { ...found, page: input.page, rows: input.rows }
})
