// The calls of the group user, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const userCalls: AnyCall[] = []
