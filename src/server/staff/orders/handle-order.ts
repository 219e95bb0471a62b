// Staff pick, pack, dispatch, deliver, stop and resume orders and decide cancellations: each with one audit entry.
import type { Kysely } from 'kysely'
import { sellerDay } from '../../../shared/seller-day.ts'
import { targetsOf } from '../../../shared/order-states.ts'
import type { OrderActor, OrderEvent, OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { captureHold } from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/cancel-service.ts'
import { readMailFacts } from '../../modules/ordering/order-facts.ts'
import {
  dispatchParcel,
  lockAnyOrder,
  markDelivered,
  packParcel,
  readAddress,
  readPickList,
} from '../../modules/ordering/warehouse-service.ts'
import { findShippingChoices } from '../../modules/shipping/shipping-service.ts'
import { shipStock } from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
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
  /** Returns the state to go to, and what the event notes. */
  work: (
    trx: Trx,
    order: OrderRow,
  ) => Promise<{ state: OrderState; note?: Note; changes?: Changes }>
}

/** Errors: 404, 409 in a state that does not allow it. */
async function act(staff: OrderContext, orderNo: string, { event: cause, who, work }: Act) {
  const { now, actor } = staff
  return staff.db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderNo)
    const event = typeof cause === 'function' ? cause(order) : cause
    const targets = targetsOf({ kind: order.kind, from: order.state, event, who })
    if (targets.length === 0) throw new AppError(409, [], { state: order.state })
    const { state, note = {}, changes = {} } = await work(trx, order)
    if (!targets.includes(state)) throw new AppError(409, [], { state: order.state })
    await moveOrder(trx, order, { event, state, actor, now, note, changes })
    await audit(trx, staff, { event, order, state })
    return state
  })
}

function audit(
  trx: Trx,
  { now, actor }: OrderContext,
  { event, order, state }: { event: OrderEvent; order: OrderRow; state: OrderState },
): Promise<void> {
  const action = `order.${event.replaceAll('_', '-')}`
  const change = { from: order.state, to: state }
  return writeAudit(trx, now, { actor, action, subject: `order:${order.order_no}`, change })
}

/** Reserved pieces only, also those reserved after a first parcel left. Errors: 409 also for a stopped order, or one without reserved pieces. */
export function pickOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return act(staff, orderNo, {
    event: ({ state }) => (state === 'part_shipped' ? 'pick_rest' : 'pick'),
    who: 'warehouse',
    async work(trx, order) {
      if (order.stopped) throw new AppError(409, [], { reason: 'stopped' })
      await readPickList(trx, order)
      return { state: 'picking' }
    },
  })
}

/** One parcel. Errors: 409 `cancelAsked` until that is decided, `notTaken` when the service refuses the goods. */
export function packOrder(
  staff: OrderContext,
  orderNo: string,
  { grams, dateCodes }: { grams: number; dateCodes: readonly string[] },
): Promise<OrderState> {
  return act(staff, orderNo, {
    event: 'pack',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at !== null) throw new AppError(409, [], { reason: 'cancelAsked' })
      await askRulesAgain(trx, order, staff.now)
      const parcel = await packParcel(trx, order, { grams, dateCodes, now: staff.now })
      return { state: 'packed', note: { parcel } }
    },
  })
}

async function askRulesAgain(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const lines = await readPickList(trx, order)
  const { country, postCode } = await readAddress(trx, order)
  const choices = await findShippingChoices(trx, {
    items: lines.map(({ product_id, reserved }) => ({ productId: product_id, quantity: reserved })),
    country,
    postCode,
    currency: order.currency,
    today: sellerDay(now),
  })
  const chosen = choices.find(({ service }) => service === order.service)
  if (chosen?.isOffered) return
  const reasons = chosen?.reasons.map(({ code }) => code) ?? []
  throw new AppError(409, [], { reason: 'notTaken', reasons })
}

/** Stock falls, money is captured, and the seller gets the tracking number. */
export function dispatchOrder(
  staff: OrderContext,
  orderNo: string,
  trackingNo: string,
): Promise<OrderState> {
  const { now } = staff
  return act(staff, orderNo, {
    event: 'dispatch',
    who: 'warehouse',
    async work(trx, order) {
      const parcel = await dispatchParcel(trx, order, { trackingNo, now })
      await shipStock(trx, parcel.shipped)
      const { shipmentId, goods, freight, state } = parcel
      await captureHold(trx, { orderId: order.id, shipmentId, goods, freight })
      const facts = await readMailFacts(trx, order.id)
      await writeOrderMail(trx, now, facts, { event: 'dispatched', trackingNo })
      return { state, note: { trackingNo } }
    },
  })
}

export function deliverOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return act(staff, orderNo, {
    event: 'deliver',
    who: 'warehouse',
    async work(trx, order) {
      await markDelivered(trx, order, staff.now)
      return { state: 'delivered' }
    },
  })
}

/** A stopped order is neither funded nor picked until it is resumed. */
export function stopOrder(
  staff: OrderContext,
  orderNo: string,
  isStopped: boolean,
): Promise<OrderState> {
  return act(staff, orderNo, {
    event: isStopped ? 'stop' : 'resume',
    who: 'sales',
    work: async (_, { state }) => ({ state, changes: { stopped: isStopped } }),
  })
}

/** The seller asked to cancel while the order was picked. Errors: 409 when there is no request. */
export function rejectCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return act(staff, orderNo, {
    event: 'refuse_cancel',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at === null) throw new AppError(409, [], { reason: 'notAsked' })
      const facts = await readMailFacts(trx, order.id)
      await writeOrderMail(trx, staff.now, facts, { event: 'refused' })
      return { state: order.state, changes: { cancel_asked_at: null } }
    },
  })
}

/** Money and pieces are free in the same transaction. Errors: 409 when there is no request. */
export async function grantCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  const { now, actor, db } = staff
  const { state, accountId } = await db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderNo)
    if (order.cancel_asked_at === null) throw new AppError(409, [], { reason: 'notAsked' })
    const by = { event: 'grant_cancel', who: 'warehouse', actor, now, mail: 'cancelled' } as const
    const state = await cancelOutstanding(trx, order, by)
    await audit(trx, staff, { event: 'grant_cancel', order, state })
    return { state, accountId: order.account_id }
  })
  // Other orders may wait for the pieces and the money that are free now.
  await allocateBackorders(db)
  await releaseWaiting(db, accountId, now)
  return state
}
