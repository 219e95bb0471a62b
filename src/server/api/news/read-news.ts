// GET /api/news/detail/{id}/{type}
import { readNewsRoute } from '../../../contract/news.ts'
import { readNews } from '../../modules/content/news-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readNewsCall = handle(readNewsRoute, (ctx, input) => readNews(ctx, input))
