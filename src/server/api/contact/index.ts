// The calls of the group contact, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { downloadCaseFileCall } from './download-case-file.ts'
import { followCaseCall } from './follow-case.ts'
import { readContactDetailsCall } from './read-contact-details.ts'
import { sendFeedbackCall } from './send-feedback.ts'

export const contactCalls: AnyCall[] = [
  readContactDetailsCall,
  sendFeedbackCall,
  followCaseCall,
  downloadCaseFileCall,
]
