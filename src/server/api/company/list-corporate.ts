// POST /api/about/product/corporate
import { listCorporateRoute } from '../../../contract/company.ts'
import { listCards } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listCorporateCall = handle(listCorporateRoute, (ctx, { page, rows }) =>
  listCards(ctx, { kind: 'corporate', page, rows }),
)
