// GET /api/news/download/video/{id}
import { downloadNewsVideoRoute } from '../../../contract/news.ts'
import { openVideo } from '../../operations/open-content-file.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadNewsVideoCall = handle(downloadNewsVideoRoute, (ctx, { id }) =>
  openVideo(ctx, id),
)
