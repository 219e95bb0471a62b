// GET /api/file/catalogue/{categoryId}: the catalogue of a category as PDF, made from current data if none is stored.
import { brandSlug } from '../../../shared/slug.ts'
import { downloadCatalogueRoute } from '../../../contract/file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { countedDownload } from '../../modules/download/download-service.ts'
import { storedBody } from '../../modules/download/printable-file.ts'
import { ensurePrintedCatalogue, PRINT_RETRY_SECONDS } from '../../operations/print-catalogue.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import type { Ctx } from '../../context/context.ts'

/**
 * Waits `wait` seconds at most; code 5500 while it is being made or no more can be requested. Errors: 404 unknown or empty
 * category; MissingBytesError.
 */
export const downloadCatalogueCall = handle(
  downloadCatalogueRoute,
  async (ctx, { categoryId, wait }) => {
    const printed = await ensurePrintedCatalogue(ctx, { categoryId, waitSeconds: wait })
    if (printed) return answer(ctx, categoryId, printed.hash)
    return new CodedResult(RESULT_CODES.queued, { retryAfter: PRINT_RETRY_SECONDS })
  },
)

async function answer(ctx: Ctx, categoryId: string, hash: string): Promise<FileResponse> {
  const body = await storedBody(ctx.files, hash)
  return {
    fileName: `${brandSlug()}-${categoryId}-${ctx.lang.replace('_', '-')}.pdf`,
    mediaType: 'application/pdf',
    body: countedDownload(ctx, body, { kind: 'catalogue', items: [`${categoryId} ${ctx.lang}`] }),
    headers: { 'cache-control': 'public, no-cache' },
  }
}
