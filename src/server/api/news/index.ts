// The calls of the group news, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const newsCalls: AnyCall[] = []
