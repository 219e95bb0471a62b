// Calls for the documents of orders.
import type {
  listOrderDocumentsRoute,
  OrderDocument,
  printOrderDocumentRoute,
} from '../contract/order-documents.ts'
import type { Lang } from '../shared/lang.ts'
import { caller } from './call.ts'

export const listOrderDocuments = caller<typeof listOrderDocumentsRoute>(
  'GET',
  '/api/orders/{orderNo}/documents',
)

const DOCUMENT_PATH: (typeof printOrderDocumentRoute)['path'] = '/api/orders/{orderNo}/document'

/** The address of a listed document, for a link. */
export function orderDocumentAddress(
  orderNo: string,
  { kind, parcelNo: parcel, number }: OrderDocument,
  lang: Lang,
): string {
  const query = new URLSearchParams({
    kind,
    lang,
    ...(parcel !== null && { parcel }),
    ...(number !== null && { number }),
  })
  return `${DOCUMENT_PATH.replace('{orderNo}', encodeURIComponent(orderNo))}?${query}`
}
