// Calls for standing wish lists.
import type { readListChangesRoute } from '../contract/standing-list.ts'
import { caller } from './call.ts'

export const readListChanges = caller<typeof readListChangesRoute>('GET', '/api/wish-lists/changes')
