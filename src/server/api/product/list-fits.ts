// GET /api/product/fits/{itemNo}: the devices that a product fits, a page at a time.
import { listFitsRoute } from '../../../contract/product.ts'
import { listFits } from '../../modules/catalogue/product-service.ts'
import { findNamedDevices } from '../../modules/search/device-lookup.ts'
import { handle } from '../../context/call-handler.ts'

/** A keyword that names devices exactly returns only these; any other text filters by label. */
export const listFitsCall = handle(listFitsRoute, async (ctx, input) => {
  const named = input.keyword ? await findNamedDevices(ctx, input.keyword) : undefined
  const found = await listFits(ctx, { ...input, named })
  return { ...found, page: input.page, rows: input.rows }
})
