// GET /api/about/product/quality/{type}
import { listQualityCertificatesRoute } from '../../../contract/product-support.ts'
import { listCertificates } from '../../modules/content/support-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listQualityCertificatesCall = handle(listQualityCertificatesRoute, (ctx, input) =>
  listCertificates(ctx, input),
)
