// The calls of the group file, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'

export const fileCalls: AnyCall[] = []
