// The calls of the group company, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const companyCalls: AnyCall[] = []
