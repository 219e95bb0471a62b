// GET /api/about/product/csr
import { listCsrRoute } from '../../../contract/company.ts'
import { listCards } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listCsrCall = handle(listCsrRoute, (ctx, { page, rows }) =>
  listCards(ctx, { kind: 'csr', page, rows }),
)
