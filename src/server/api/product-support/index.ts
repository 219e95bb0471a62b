// The calls of the group product-support, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listUpdatesCall } from './list-updates.ts'
import { exportUpdatesCall } from './export-updates.ts'

export const productSupportCalls: AnyCall[] = [listUpdatesCall, exportUpdatesCall]
