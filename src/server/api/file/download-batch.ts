// POST /api/file/batch/download: a zip of several files; catalogues that are not printed yet are ordered first.
import { downloadBatchRoute } from '../../../contract/file.ts'
import { askForBundle } from '../../operations/bundle-files.ts'
import { ensurePrinted, PRINT_RETRY_SECONDS } from '../../operations/print-catalogue.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'

/** Catalogues of one bundle that are waited for; of more, the last ones are ordered when it is asked for again. */
const WAIT_SECONDS = 2

export const downloadBatchCall = handle(downloadBatchRoute, async (ctx, input) => {
  if (input.kind === 'catalogue') {
    for (const categoryId of new Set(input.ids)) {
      const printed = await ensurePrinted(ctx, { categoryId, waitSeconds: WAIT_SECONDS })
      if (!printed) return new CodedResult(5500, { retryAfter: PRINT_RETRY_SECONDS })
    }
  }
  return askForBundle(ctx, input)
})
