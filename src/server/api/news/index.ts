// The calls of the group news; those that call a single function are bound here.
import {
  downloadNewsRoute,
  downloadNewsVideoRoute,
  listNewsRoute,
  readNewsRoute,
} from '../../../contract/news.ts'
import { listNews, readNews } from '../../modules/content/news-service.ts'
import { openFile, openVideo } from '../../operations/open-content-file.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'

export const newsCalls: AnyCall[] = [
  handle(listNewsRoute, (ctx, input) => listNews(ctx, input)),
  handle(readNewsRoute, (ctx, input) => readNews(ctx, input)),
  handle(downloadNewsRoute, (ctx, { id }) => openFile(ctx, id)),
  handle(downloadNewsVideoRoute, (ctx, { id }) => openVideo(ctx, id)),
]
