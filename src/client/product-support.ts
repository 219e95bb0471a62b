// Calls around products: the update list and its export, packaging, certificates, questions, inquiries.
import type { InputOf } from '../contract/call.ts'
import type {
  exportUpdatesRoute,
  listQualityCertificatesRoute,
  listQuestionsRoute,
  listUpdatesRoute,
  readPackagingRoute,
  sendInquiryRoute,
} from '../contract/product-support.ts'
import { fetchFile } from './fetch-file.ts'
import { caller } from './call.ts'
import { formCaller } from './form-caller.ts'

export const listUpdates = caller<typeof listUpdatesRoute>(
  'POST',
  '/api/about/product/update-information',
)

/** Browser only: downloads the filtered update list as a spreadsheet. */
export function exportUpdates(input: InputOf<typeof exportUpdatesRoute>) {
  return fetchFile('POST', '/api/about/product/update-information/export', input)
}

export const readPackaging = caller<typeof readPackagingRoute>(
  'GET',
  '/api/about/product/packaging/{id}',
)
export const listQualityCertificates = caller<typeof listQualityCertificatesRoute>(
  'GET',
  '/api/about/product/quality/{type}',
)
export const listQuestions = caller<typeof listQuestionsRoute>('GET', '/api/about/product/question')

export const sendInquiry = formCaller<typeof sendInquiryRoute>('/api/about/product/inquiry')
