// Calls for news.
import type { downloadNewsVideoRoute, listNewsRoute, readNewsRoute } from '../contract/news.ts'
import { caller } from './call.ts'
import { filePath } from './file-path.ts'

export const listNews = caller<typeof listNewsRoute>('POST', '/api/news')
export const readNews = caller<typeof readNewsRoute>('GET', '/api/news/detail/{id}/{type}')

/** For a player or a link; supports ranges. */
export const newsVideoPath = filePath<typeof downloadNewsVideoRoute>(
  '/api/news/download/video/{id}',
)
