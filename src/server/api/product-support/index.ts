// The calls of the group product-support; those that call a single function are bound here.
import {
  listQualityCertificatesRoute,
  listQuestionsRoute,
  listUpdatesRoute,
  readPackagingRoute,
} from '../../../contract/product-support.ts'
import { listUpdates } from '../../modules/catalogue/update-service.ts'
import {
  listCertificates,
  listQuestions,
  readPackaging,
} from '../../modules/content/support-service.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { wholeList } from '../../platform/http/paging.ts'
import { exportUpdatesCall } from './export-updates.ts'
import { issuePageTokenCall } from './issue-page-token.ts'
import { readDateCodeCall } from './read-date-code.ts'
import { sendInquiryCall } from './send-inquiry.ts'
import { verifyProductCall } from './verify-product.ts'

export const productSupportCalls: AnyCall[] = [
  handle(listUpdatesRoute, async (ctx, input) => {
    const found = await listUpdates(ctx, input)
    return { ...found, page: input.page, rows: input.rows }
  }),
  exportUpdatesCall,
  sendInquiryCall,
  handle(readPackagingRoute, async (ctx, { id }) => wholeList(await readPackaging(ctx, id))),
  handle(listQualityCertificatesRoute, (ctx, input) => listCertificates(ctx, input)),
  handle(listQuestionsRoute, (ctx, input) => listQuestions(ctx, input)),
  verifyProductCall,
  issuePageTokenCall,
  readDateCodeCall,
]
