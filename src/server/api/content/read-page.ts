// GET /api/content/page/{id}
import { readPageRoute } from '../../../contract/content.ts'
import { readPiece } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readPageCall = handle(readPageRoute, (ctx, input) => readPiece(ctx, 'page', input.id))
