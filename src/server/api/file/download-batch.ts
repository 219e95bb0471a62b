// POST /api/file/batch/download: a zip of several files; catalogues among them are printed first if none is stored.
import { downloadBatchRoute } from '../../../contract/file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { requestBundle } from '../../operations/bundle-files.ts'
import { ensurePrintedCatalogue, PRINT_RETRY_SECONDS } from '../../operations/print-catalogue.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

/** How long a request waits for each catalogue; when one takes longer, the client asks for the bundle again. */
const WAIT_SECONDS = 2

export const downloadBatchCall = handle(downloadBatchRoute, async (ctx, input) => {
  if (input.kind === 'catalogue') {
    for (const categoryId of new Set(input.ids)) {
      const printed = await ensurePrintedCatalogue(ctx, { categoryId, waitSeconds: WAIT_SECONDS })
      if (!printed) return new CodedResult(RESULT_CODES.queued, { retryAfter: PRINT_RETRY_SECONDS })
    }
  }
  return requestBundle(ctx, input)
})
