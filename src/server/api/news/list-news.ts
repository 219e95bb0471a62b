// POST /api/news
import { listNewsRoute } from '../../../contract/news.ts'
import { listNews } from '../../modules/content/news-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listNewsCall = handle(listNewsRoute, (ctx, input) => listNews(ctx, input))
