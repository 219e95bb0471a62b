// Calls for content pages of the site.
import type { readPageRoute } from '../contract/content.ts'
import { caller } from './call.ts'

export const readPage = caller<typeof readPageRoute>('GET', '/api/content/page/{id}')
