// Calls for news.
import type {
  downloadNewsRoute,
  downloadNewsVideoRoute,
  listNewsRoute,
  readNewsRoute,
} from '../contract/news.ts'
import { caller } from './call.ts'
import { fileAddress } from './file-address.ts'

export const listNews = caller<typeof listNewsRoute>('POST', '/api/news')
export const readNews = caller<typeof readNewsRoute>('GET', '/api/news/detail/{id}/{type}')

export const newsFileAddress = fileAddress<typeof downloadNewsRoute>('/api/news/download/{id}')
/** For a player or a link; supports ranges. */
export const newsVideoAddress = fileAddress<typeof downloadNewsVideoRoute>(
  '/api/news/download/video/{id}',
)
