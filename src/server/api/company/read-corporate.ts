// GET /api/about/product/corporate/detail/{id}
import { readCorporateRoute } from '../../../contract/company.ts'
import { readPiece } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readCorporateCall = handle(readCorporateRoute, (ctx, { id }) =>
  readPiece(ctx, 'corporate', id),
)
