// Calls for the aliases of a company: its own names of items.
import type {
  dropAliasRoute,
  exportAliasesRoute,
  keepAliasRoute,
  listAliasesRoute,
} from '../contract/order-pad.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'

export const keepAlias = caller<typeof keepAliasRoute>('POST', '/api/order-pad/aliases')
export const dropAlias = caller<typeof dropAliasRoute>('DELETE', '/api/order-pad/aliases')
export const listAliases = caller<typeof listAliasesRoute>('GET', '/api/order-pad/aliases')
export const aliasesFilePath = filePath<typeof exportAliasesRoute>('/api/order-pad/aliases/export')
