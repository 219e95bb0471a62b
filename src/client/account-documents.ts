// Calls for the documents of a money account.
import type {
  listAccountDocumentsRoute,
  printAccountDocumentRoute,
} from '../contract/account-documents.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'

export const listAccountDocuments = caller<typeof listAccountDocumentsRoute>(
  'GET',
  '/api/account/documents',
)
export const accountDocumentPath = filePath<typeof printAccountDocumentRoute>(
  '/api/account/documents/{number}',
)
