// One act of staff on a locked order: its state, its event and its audit entry in one transaction.
import type { Kysely } from 'kysely'
import { targetsOf } from '../../../shared/order-states.ts'
import type { OrderActor, OrderEvent, OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/cancel-service.ts'
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
interface Act {
  event: OrderEvent | ((order: OrderRow) => OrderEvent)
  who: OrderActor
  /** Returns the state to go to, what the event notes, and what the audit entry tells besides the states. */
  work: (
    trx: Trx,
    order: OrderRow,
  ) => Promise<{ state: OrderState; note?: Note; changes?: Changes; audited?: Note }>
}

/** Errors: 404, 409 in a state that does not allow it. */
export async function actOnOrder(
  staff: OrderContext,
  orderNo: string,
  { event: cause, who, work }: Act,
) {
  const { now, actor } = staff
  return staff.db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderNo)
    const event = typeof cause === 'function' ? cause(order) : cause
    const targets = targetsOf({ kind: order.kind, from: order.state, event, who })
    if (targets.length === 0) throw new AppError(409, [], { state: order.state })
    const { state, note = {}, changes = {}, audited = {} } = await work(trx, order)
    if (!targets.includes(state)) throw new AppError(409, [], { state: order.state })
    await moveOrder(trx, order, { event, state, actor, now, note, changes })
    await auditOrder(trx, staff, { event, order, state, audited })
    return state
  })
}

export function auditOrder(
  trx: Trx,
  { now, actor }: OrderContext,
  {
    event,
    order,
    state,
    audited = {},
  }: { event: OrderEvent; order: OrderRow; state: OrderState; audited?: Note },
): Promise<void> {
  const action = `order.${event.replaceAll('_', '-')}`
  const change = { from: order.state, to: state, ...audited }
  return writeAudit(trx, now, { actor, action, subject: `order:${order.order_no}`, change })
}
