// GET /api/about/product/poster/download/{id}
import { downloadPosterRoute } from '../../../contract/company.ts'
import { openPoster } from '../../operations/open-content-file.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadPosterCall = handle(downloadPosterRoute, (ctx, { id }) => openPoster(ctx, id))
