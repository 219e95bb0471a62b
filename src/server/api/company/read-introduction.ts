// GET /api/about/product/introduction/detail/{id}
import { readIntroductionRoute } from '../../../contract/company.ts'
import { readPiece } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readIntroductionCall = handle(readIntroductionRoute, (ctx, { id }) =>
  readPiece(ctx, 'introduction', id),
)
