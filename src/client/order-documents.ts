// Calls for the documents of orders.
import type { InputOf } from '../contract/call.ts'
import type {
  listOrderDocumentsRoute,
  printOrderDocumentRoute,
} from '../contract/order-documents.ts'
import { caller } from './call.ts'

export const listOrderDocuments = caller<typeof listOrderDocumentsRoute>(
  'GET',
  '/api/orders/{orderNo}/documents',
)

const DOCUMENT_PATH: (typeof printOrderDocumentRoute)['path'] = '/api/orders/{orderNo}/document'

/** A document of an order as PDF. Browser only. */
export async function printOrderDocument(input: InputOf<typeof printOrderDocumentRoute>) {
  const { fetchFile } = await import('./fetch-file.ts')
  return fetchFile('GET', DOCUMENT_PATH, input)
}
