// GET /api/about/product/introduction
import { listIntroductionsRoute } from '../../../contract/company.ts'
import { listCards } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listIntroductionsCall = handle(listIntroductionsRoute, (ctx, { page, rows }) =>
  listCards(ctx, { kind: 'introduction', page, rows }),
)
