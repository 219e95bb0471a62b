// POST /api/file/batch/download
import { downloadBatchRoute } from '../../../contract/file.ts'
import { askForBundle } from '../../flows/bundle-files.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadBatchCall = handle(downloadBatchRoute, askForBundle)
