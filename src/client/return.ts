// Calls for returns.
import type {
  listReturnableRoute,
  listReturnsRoute,
  openReturnFileRoute,
  previewReturnRoute,
  printReturnLabelRoute,
  readReturnRoute,
  replyToReturnRoute,
  requestReturnRoute,
  withdrawReturnRoute,
} from '../contract/return.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'
import { formCaller } from './form-caller.ts'

export const listReturnable = caller<typeof listReturnableRoute>('GET', '/api/returns/options')
export const previewReturn = caller<typeof previewReturnRoute>('POST', '/api/returns/preview')
export const requestReturn = caller<typeof requestReturnRoute>('POST', '/api/returns')
export const listReturns = caller<typeof listReturnsRoute>('GET', '/api/returns')
export const readReturn = caller<typeof readReturnRoute>('GET', '/api/returns/{returnNo}')
export const replyToReturn = formCaller<typeof replyToReturnRoute>('/api/returns/{returnNo}/reply')
export const withdrawReturn = caller<typeof withdrawReturnRoute>(
  'POST',
  '/api/returns/{returnNo}/withdraw',
)
export const returnFilePath = filePath<typeof openReturnFileRoute>('/api/returns/{returnNo}/file')
export const returnLabelPath = filePath<typeof printReturnLabelRoute>(
  '/api/returns/{returnNo}/label',
)
