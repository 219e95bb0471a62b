// Rules for lines of open orders whose item was discontinued: what is cancelled, and when staff decide first.
import { type LineCounters, outstandingUnits } from './order-lines.ts'
import type { OrderState } from './order-vocabulary.ts'
import type { ShipPolicy } from './ship-policies.ts'

/**
 * If more than `MAX_LINES` lines are affected, or at least `MIN_LINES` that are more than `MAX_SHARE` of the open ones,
 * the catalogue file may be wrong, so that staff look first.
 */
const MAX_LINES = 50
const MIN_LINES = 5
const MAX_SHARE = 0.02

/** `affected` of the `open` lines would be cancelled. */
export function needsStaff({ affected, open }: { affected: number; open: number }): boolean {
  return affected > MAX_LINES || (affected >= MIN_LINES && affected > open * MAX_SHARE)
}

/** States whose order has no hold yet: its total falls with its lines. */
export const UNPAID_STATES: ReadonlySet<OrderState> = new Set([
  'submitted',
  'quoted',
  'awaiting_approval',
  'awaiting_payment',
  'awaiting_funds',
])

/** Units that are not picked yet: once picking began, the reserved ones are on the pick list. */
export function unpicked(line: LineCounters, state: OrderState): number {
  return state === 'picking' || state === 'packed' ? line.backordered : outstandingUnits(line)
}

/** An agreed order that leaves only when complete: the buyer decides, before anything is cancelled. */
export function asksBuyer({ state, policy }: { state: OrderState; policy: ShipPolicy }): boolean {
  return policy === 'complete' && (state === 'awaiting_payment' || state === 'paid')
}
