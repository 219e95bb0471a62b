// One act of staff on a locked order: its state, its event and its audit entry in one transaction.
import type { Kysely } from 'kysely'
import { targetsOf } from '../../../shared/order-states.ts'
import type { OrderActor, OrderEvent, OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/move-order.ts'
import { lockAnyOrder } from '../../modules/ordering/warehouse-service.ts'
import { AppError } from '../../platform/errors.ts'

export interface OrderContext {
  db: Kysely<Database>
  now: Date
  /** The staff account in the audit log and in the order's events. */
  actor: string
}

type Trx = Kysely<Database>
type Changes = Parameters<typeof moveOrder>[2]['changes']
type Note = Record<string, unknown>

/** What an act writes besides state, event and audit entry. */
export interface Act {
  event: OrderEvent | ((order: OrderRow) => OrderEvent)
  /** In which role staff act; the rules of the states allow an event to some roles only. */
  who: OrderActor
  /** Runs before the state is checked: may throw an error that says more than that the state does not allow the act. */
  check?: (trx: Trx, order: OrderRow) => Promise<void>
  /**
   * Returns the next state, the note of the event, other columns of the order that change (`changes`), what the audit
   * entry has besides the states (`audited`), and the event if it is another than the expected one.
   */
  work: (
    trx: Trx,
    order: OrderRow,
  ) => Promise<{
    state: OrderState
    event?: OrderEvent
    note?: Note
    changes?: Changes
    audited?: Note
  }>
}

/** Errors: 404, 409 in a state that does not allow it. */
export async function actOnOrder(staff: OrderContext, orderNo: string, act: Act) {
  return staff.db.transaction().execute(async (trx) => {
    const moved = await lockAndMove(trx, staff, orderNo, act)
    await auditOrder(trx, staff, moved)
    return moved.state
  })
}

/** Writes no audit entry, because acts on many orders share one. Errors: 404, 409. */
export async function lockAndMove(
  trx: Trx,
  { now, actor }: OrderContext,
  orderNo: string,
  { event: cause, who, check, work }: Act,
): Promise<MovedOrder> {
  const order = await lockAnyOrder(trx, orderNo)
  await check?.(trx, order)
  const expected = typeof cause === 'function' ? cause(order) : cause
  const isAllowed = (event: OrderEvent, state?: OrderState): boolean => {
    const targets = targetsOf({ kind: order.kind, from: order.state, event, who })
    return state === undefined ? targets.length > 0 : targets.includes(state)
  }
  if (!isAllowed(expected)) throw new AppError(409, [], { state: order.state })
  const result = await work(trx, order)
  const { state, event = expected, note = {}, changes = {}, audited = {} } = result
  if (!isAllowed(event, state)) throw new AppError(409, [], { state: order.state })
  await moveOrder(trx, order, { event, state, actor, now, note, changes })
  return { event, order, state, audited }
}

interface MovedOrder {
  event: OrderEvent
  order: OrderRow
  state: OrderState
  audited?: Note
}

export function auditOrder(
  trx: Trx,
  { now, actor }: OrderContext,
  { event, order, state, audited = {} }: MovedOrder,
): Promise<void> {
  const action = `order.${event.replaceAll('_', '-')}`
  const change = { from: order.state, to: state, ...audited }
  return writeAudit(trx, now, { actor, action, subject: `order:${order.order_no}`, change })
}
