// POST /api/file/download/video
import { downloadVideoRoute } from '../../../contract/file.ts'
import { openVideo } from '../../operations/open-content-file.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadVideoCall = handle(downloadVideoRoute, (ctx, { id }) => openVideo(ctx, id))
