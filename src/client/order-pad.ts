// Calls for the aliases of a company: its own names of items.
import type { dropAliasRoute, keepAliasRoute } from '../contract/order-pad.ts'
import { caller } from './call.ts'

export const keepAlias = caller<typeof keepAliasRoute>('POST', '/api/order-pad/aliases')
export const dropAlias = caller<typeof dropAliasRoute>('DELETE', '/api/order-pad/aliases')
