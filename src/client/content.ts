// Calls for content pages: an entry, answers from the help, and the pictures of a page.
import type { readPagePicturesRoute, readPageRoute, searchHelpRoute } from '../contract/content.ts'
import { caller } from './call.ts'

export const readPage = caller<typeof readPageRoute>('GET', '/api/content/page/{id}')

export const searchHelp = caller<typeof searchHelpRoute>('GET', '/api/content/help')

export const readPagePictures = caller<typeof readPagePicturesRoute>(
  'GET',
  '/api/content/pictures/{id}',
)
