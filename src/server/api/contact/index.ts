// The calls of the group contact; those that call a single function are bound here.
import { readContactDetailsRoute } from '../../../contract/contact.ts'
import { readContactDetails } from '../../modules/membership/member-service.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { downloadCaseFileCall } from './download-case-file.ts'
import { followCaseCall } from './follow-case.ts'
import { sendFeedbackCall } from './send-feedback.ts'

export const contactCalls: AnyCall[] = [
  handle(readContactDetailsRoute, (ctx) => readContactDetails(ctx)),
  sendFeedbackCall,
  followCaseCall,
  downloadCaseFileCall,
]
