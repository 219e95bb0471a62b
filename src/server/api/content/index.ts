// The calls of the group content, in contract order; those that call a single function are bound here.
import { readPageRoute } from '../../../contract/content.ts'
import { readEntry } from '../../modules/content/content-service.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'

export const contentCalls: AnyCall[] = [
  handle(readPageRoute, (ctx, input) => readEntry(ctx, 'page', input.id)),
]
