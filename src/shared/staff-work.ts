// What waits for staff, and the permission of those whose work it is.
import type { StaffPermission } from './staff-permissions.ts'

/**
 * In the order in which pages list it. warehouse: orders to pick, pack or dispatch; cancellation: of such an order;
 * return: to decide on; inspection: of returned goods; refund: a return to settle.
 */
export const STAFF_WORK = [
  'application',
  'offer',
  'warehouse',
  'cancellation',
  'case',
  'return',
  'inspection',
  'refund',
  'payment',
  'review',
] as const
export type StaffWork = (typeof STAFF_WORK)[number]

export const WORK_PERMISSIONS: Readonly<Record<StaffWork, StaffPermission>> = {
  application: 'application.read',
  offer: 'order.handle',
  warehouse: 'order.ship',
  cancellation: 'order.ship',
  case: 'case.answer',
  return: 'rma.decide',
  inspection: 'rma.inspect',
  refund: 'money.refund',
  payment: 'money.match',
  review: 'content.read',
}
