// POST /api/file/batch/download
import { downloadBatchRoute } from '../../../contract/file.ts'
import { askForBundle } from '../../operations/bundle-files.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadBatchCall = handle(downloadBatchRoute, askForBundle)
