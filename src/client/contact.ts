// Calls for the contact pages: form details, feedback, the thread of a case and its files.
import type { InputOf } from '../contract/call.ts'
import type {
  downloadCaseFileRoute,
  followCaseRoute,
  readContactDetailsRoute,
  sendFeedbackRoute,
} from '../contract/contact.ts'
import { caller } from './call.ts'
import { fetchFile } from './fetch-file.ts'
import { formCaller } from './form-caller.ts'

export const readContactDetails = caller<typeof readContactDetailsRoute>(
  'GET',
  '/api/contact-us/user-info',
)
export const sendFeedback = formCaller<typeof sendFeedbackRoute>(
  '/api/contact-us/customer-feedback',
)
export const followCase = formCaller<typeof followCaseRoute>(
  '/api/contact-us/customer-feedback/case-follow',
)

/** Browser only: downloads a file of a case. */
export function downloadCaseFile(input: InputOf<typeof downloadCaseFileRoute>) {
  return fetchFile('POST', '/api/contact-us/customer-feedback/case-file', input)
}
