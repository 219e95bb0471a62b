// The calls of the group content, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const contentCalls: AnyCall[] = []
