// The calls of the group wish-list, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const wishListCalls: AnyCall[] = []
