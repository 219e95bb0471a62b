// What waits for staff, and the permission of those whose work it is.
import type { StaffPermission } from './staff-permissions.ts'

/**
 * In the order in which pages list it. application: for a membership or to a team, to decide on; offer: an order that
 * awaits it; warehouse: orders to pick, pack or dispatch; cancellation: of an order in picking, which its buyer asked for;
 * case: to answer; return: to decide on; inspection: of returned goods; refund: a return to settle; payment: to match
 * with the bank or to credit; review: of an item, to publish or reject.
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
