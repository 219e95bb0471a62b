// Calls for files of orders.
import type {
  checkOrderFileRoute,
  exportOrderFileErrorsRoute,
  listOrderFilesRoute,
  placeOrderFileRoute,
  readOrderFileRoute,
  uploadOrderFileRoute,
} from '../contract/order-file.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'
import { formCaller } from './form-caller.ts'

/** Browser only. Errors: CallError with 422 `file`, TransportError. */
export const uploadOrderFile = formCaller<typeof uploadOrderFileRoute>('/api/order-files', 'file')
export const checkOrderFile = caller<typeof checkOrderFileRoute>(
  'POST',
  '/api/order-files/{id}/check',
)
export const placeOrderFile = caller<typeof placeOrderFileRoute>(
  'POST',
  '/api/order-files/{id}/place',
)
export const readOrderFile = caller<typeof readOrderFileRoute>('GET', '/api/order-files/{id}')
export const listOrderFiles = caller<typeof listOrderFilesRoute>('GET', '/api/order-files')
export const orderFileErrorsPath = filePath<typeof exportOrderFileErrorsRoute>(
  '/api/order-files/{id}/errors',
)
