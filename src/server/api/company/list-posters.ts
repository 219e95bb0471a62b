// GET /api/about/product/poster
import { listPostersRoute } from '../../../contract/company.ts'
import { listCards } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listPostersCall = handle(listPostersRoute, (ctx, { keyword, page, rows }) =>
  listCards(ctx, { kind: 'poster', keyword, page, rows }),
)
