// The calls of the group news, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { downloadNewsCall } from './download-news.ts'
import { downloadNewsVideoCall } from './download-news-video.ts'
import { listNewsCall } from './list-news.ts'
import { readNewsCall } from './read-news.ts'

export const newsCalls: AnyCall[] = [
  listNewsCall,
  readNewsCall,
  downloadNewsCall,
  downloadNewsVideoCall,
]
