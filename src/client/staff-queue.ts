// Calls for the requests and proposals that wait for a decision of staff.
import type {
  decideAdjustmentRoute,
  decidePayoutRoute,
  decideReversalRoute,
  decideSettingRoute,
  decideStaffRequestRoute,
  readStaffQueueRoute,
} from '../contract/staff-queue.ts'
import { caller } from './call.ts'

export const readStaffQueue = caller<typeof readStaffQueueRoute>('GET', '/api/staff/queue')
export const decideStaffRequest = caller<typeof decideStaffRequestRoute>(
  'POST',
  '/api/staff/requests/decide',
)
export const decideSetting = caller<typeof decideSettingRoute>('POST', '/api/staff/settings/decide')
export const decideAdjustment = caller<typeof decideAdjustmentRoute>(
  'POST',
  '/api/staff/adjustments/decide',
)
export const decideReversal = caller<typeof decideReversalRoute>(
  'POST',
  '/api/staff/reversals/decide',
)
export const decidePayout = caller<typeof decidePayoutRoute>('POST', '/api/staff/payouts/decide')
