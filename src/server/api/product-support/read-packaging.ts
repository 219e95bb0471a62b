// GET /api/about/product/packaging/{id}
import { readPackagingRoute } from '../../../contract/product-support.ts'
import { readPackaging } from '../../modules/content/support-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readPackagingCall = handle(readPackagingRoute, async (ctx, { id }) => ({
  list: await readPackaging(ctx, id),
}))
