// GET /api/about/product/csr/detail/{id}
import { readCsrRoute } from '../../../contract/company.ts'
import { readPiece } from '../../modules/content/content-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readCsrCall = handle(readCsrRoute, (ctx, { id }) => readPiece(ctx, 'csr', id))
