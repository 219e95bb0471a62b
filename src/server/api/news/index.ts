// The calls of the group news, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listNewsCall } from './list-news.ts'
import { readNewsCall } from './read-news.ts'

export const newsCalls: AnyCall[] = [
  listNewsCall,
  readNewsCall,
]
