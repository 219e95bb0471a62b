// GET /api/news/download/{id}
import { downloadNewsRoute } from '../../../contract/news.ts'
import { openFile } from '../../operations/open-content-file.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadNewsCall = handle(downloadNewsRoute, (ctx, { id }) => openFile(ctx, id))
