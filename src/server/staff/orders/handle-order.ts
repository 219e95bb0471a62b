// Staff pick, pack, dispatch, deliver, stop, resume and cancel orders and decide cancellations: each with one audit
// entry, and also with the errors 404, and 409 in a state that does not allow it.
import type { DateCodePattern } from '../../../shared/date-code.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import {
  lockAnyOrder,
  readPickList,
  rejectErased,
  rejectBlocked,
} from '../../modules/ordering/warehouse-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { type Cancellation, cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { actOnOrder, auditOrder, type OrderContext } from './act-on-order.ts'
import { applyShipPolicy } from './apply-ship-policy.ts'
import { packPicked } from './pack-parcels.ts'
import { deliverParcel, sendParcel } from './send-parcels.ts'

/**
 * Picks reserved pieces only, also those reserved after a first parcel left. Errors: 404; 409 also for a stopped order,
 * one of a suspended member, one whose buyer decides about a discontinued item, one without reserved pieces, one whose
 * recipient was erased, and `incomplete` for one that leaves only when complete.
 */
export function pickOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: ({ state }) => (state === 'part_shipped' ? 'pick_rest' : 'pick'),
    who: 'warehouse',
    async work(trx, order) {
      await rejectBlocked(trx, order)
      await rejectErased(trx, order)
      // Rejects an order without reserved pieces.
      await readPickList(trx, order)
      await applyShipPolicy(trx, order, staff.now)
      return { state: 'picking' }
    },
  })
}

/** The date codes that staff typed for the pieces of a parcel. */
export interface ParcelDateCodes {
  pattern: DateCodePattern
  /** By item number; an item without any is packed without codes. */
  byItem: ReadonlyMap<string, readonly string[]>
}

/**
 * Packs one parcel with everything that was picked. Errors: 404; 409 `cancelAsked` until that is decided, `erased` until
 * the address is entered again, `notTaken` when the service does not take the goods; 422 for a wrong weight, and for date
 * codes that are wrong or not as many as pieces.
 */
export function packOrder(
  staff: OrderContext,
  orderNo: string,
  { grams, dateCodes: { pattern, byItem } }: { grams: number; dateCodes: ParcelDateCodes },
): Promise<OrderState> {
  return packPicked(staff, orderNo, pattern, (picked) => {
    const items = Map.groupBy(picked, ({ item_no }) => item_no)
    for (const itemNo of byItem.keys()) {
      if (!items.has(itemNo)) throw invalid('codes', `${itemNo} is not in this parcel`)
    }
    const lines = [...items].map(([itemNo, itemLines]) => {
      const pieces = itemLines.reduce((sum, { reserved }) => sum + reserved, 0)
      return { itemNo, pieces, dateCodes: byItem.get(itemNo) ?? [] }
    })
    return [{ grams, lines }]
  })
}

/** Dispatches the only packed parcel. Errors: 409 `notPacked`, `severalParcels`. */
export function dispatchOrder(
  staff: OrderContext,
  orderNo: string,
  trackingNo: string,
): Promise<OrderState> {
  return sendParcel(staff, { orderNo, parcelNo: null }, { trackingNo })
}

/** Marks every parcel that is on its way as delivered. Errors: 409 `notDispatched`. */
export function deliverOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return deliverParcel(staff, { orderNo, parcelNo: null })
}

/**
 * A stopped order is neither funded nor picked. The buyer is mailed the reason, unless the company wants no mails. Errors:
 * 409 `stoppedBefore`.
 */
export function stopOrder(
  staff: OrderContext,
  orderNo: string,
  reasonText: string,
): Promise<OrderState> {
  return setStopped(staff, orderNo, { event: 'stop', reasonText })
}

/** Errors: 409 `notStopped`. */
export function resumeOrder(
  staff: OrderContext,
  orderNo: string,
  reasonText = '',
): Promise<OrderState> {
  return setStopped(staff, orderNo, { event: 'resume', reasonText })
}

function setStopped(
  staff: OrderContext,
  orderNo: string,
  { event, reasonText }: { event: 'stop' | 'resume'; reasonText: string },
): Promise<OrderState> {
  const isStop = event === 'stop'
  return actOnOrder(staff, orderNo, {
    event,
    who: 'sales',
    async check(_, { stopped }) {
      if (stopped !== isStop) return
      throw new AppError(409, [], { reason: isStop ? 'stoppedBefore' : 'notStopped' })
    },
    async work(trx, { id: orderId, state }) {
      const { now } = staff
      const mailed = isStop ? 'stopped' : 'resumed'
      const facts = await chooseMailOrDigest(trx, { orderId, event: mailed, now })
      await writeOrderMail(trx, now, facts, { event: mailed, reasonText })
      const note = reasonText === '' ? {} : { reason: reasonText }
      return { state, note, changes: { stopped: isStop } }
    },
  })
}

/** Refuses the cancellation that the buyer asked for while the order was picked. Errors: 409 without a request. */
export function rejectCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: 'refuse_cancel',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at === null) throw new AppError(409, [], { reason: 'notAsked' })
      const { now } = staff
      const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: 'refused', now })
      await writeOrderMail(trx, now, facts, { event: 'refused' })
      return { state: order.state, changes: { cancel_asked_at: null } }
    },
  })
}

/** Cancels on the buyer's request; money and pieces are free in the same transaction. Errors: 409 without a request. */
export function grantCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return cancel(staff, orderNo, ({ cancel_asked_at: askedAt }) => {
    if (askedAt === null) throw new AppError(409, [], { reason: 'notAsked' })
    return { event: 'grant_cancel', who: 'warehouse', mail: 'cancelled' }
  })
}

/**
 * Cancels an order before picking, or the rest of one on its way. The buyer is mailed the reason. Errors: 409 by its
 * state.
 */
export function cancelBySales(
  staff: OrderContext,
  orderNo: string,
  reasonText: string,
): Promise<OrderState> {
  return cancel(staff, orderNo, ({ state }) => {
    const event = state === 'part_shipped' ? 'cancel_rest' : 'cancel'
    return { event, who: 'sales', reason: reasonText, mail: 'cancelledByUs' }
  })
}

async function cancel(
  staff: OrderContext,
  orderNo: string,
  plan: (order: OrderRow) => Omit<Cancellation, 'actor' | 'now'>,
): Promise<OrderState> {
  const { now, actor, db } = staff
  const { state, accountId } = await db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderNo)
    const planned = plan(order)
    const state = await cancelOutstanding(trx, order, { ...planned, actor, now })
    await auditOrder(trx, staff, { event: planned.event, order, state })
    return { state, accountId: order.account_id }
  })
  // Other orders may wait for the pieces and the money that are free now.
  await allocateBackorders(db)
  await releaseWaiting(db, accountId, now)
  return state
}
