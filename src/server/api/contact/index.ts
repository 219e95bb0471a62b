// The calls of the group contact, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const contactCalls: AnyCall[] = []
