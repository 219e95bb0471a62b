// The calls of the group content, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { readPageCall } from './read-page.ts'

export const contentCalls: AnyCall[] = [readPageCall]
