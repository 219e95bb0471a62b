// The calls on news.
import type { listNewsRoute, readNewsRoute } from '../contract/news.ts'
import { caller } from './call.ts'

export const listNews = caller<typeof listNewsRoute>('POST', '/api/news')
export const readNews = caller<typeof readNewsRoute>('GET', '/api/news/detail/{id}/{type}')
