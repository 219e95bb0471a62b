// The calls of the group product-support, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listUpdatesCall } from './list-updates.ts'
import { exportUpdatesCall } from './export-updates.ts'
import { issuePageTokenCall } from './issue-page-token.ts'
import { readDateCodeCall } from './read-date-code.ts'
import { sendInquiryCall } from './send-inquiry.ts'
import { verifyProductCall } from './verify-product.ts'
import { readPackagingCall } from './read-packaging.ts'
import { listQualityCertificatesCall } from './list-quality-certificates.ts'
import { listQuestionsCall } from './list-questions.ts'

export const productSupportCalls: AnyCall[] = [
  listUpdatesCall,
  exportUpdatesCall,
  sendInquiryCall,
  readPackagingCall,
  listQualityCertificatesCall,
  listQuestionsCall,
  verifyProductCall,
  issuePageTokenCall,
  readDateCodeCall,
]
