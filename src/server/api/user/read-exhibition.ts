// GET /api/exhibition/info/{id}
import { readExhibitionRoute } from '../../../contract/user-application.ts'
import { readExhibition } from '../../modules/exhibition/exhibition-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readExhibitionCall = handle(readExhibitionRoute, (ctx, { id }) =>
  readExhibition(ctx, id),
)
