// GET /api/file/batch/download/{ticket}
import { downloadBatchAgainRoute } from '../../../contract/file.ts'
import { fetchBundleAgain } from '../../operations/bundle-files.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadBatchAgainCall = handle(downloadBatchAgainRoute, (ctx, { ticket }) =>
  fetchBundleAgain(ctx, ticket),
)
