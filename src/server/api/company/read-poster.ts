// GET /api/about/product/poster/detail/{id}
import { readPosterRoute } from '../../../contract/company.ts'
import { readPoster } from '../../modules/content/company-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readPosterCall = handle(readPosterRoute, (ctx, { id }) => readPoster(ctx, id))
