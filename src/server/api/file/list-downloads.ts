// GET /api/file/list
import { listDownloadsRoute } from '../../../contract/file.ts'
import { listDownloads } from '../../flows/list-downloads.ts'
import { handle } from '../../platform/call-handler.ts'

export const listDownloadsCall = handle(listDownloadsRoute, listDownloads)
