// Staff pick, pack, dispatch, deliver, stop and resume orders and decide cancellations: each with one audit entry.
import type { Kysely } from 'kysely'
import { type DateCodePattern, readDateCode } from '../../../shared/date-code.ts'
import { reasonText } from '../../../shared/result-texts.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { issueShipmentInvoice } from '../../modules/document/issue-service.ts'
import { captureHold } from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import type { OrderRow } from '../../modules/ordering/cancel-service.ts'
import { planOrderMail } from '../../modules/ordering/order-facts.ts'
import {
  dispatchParcel,
  lockAnyOrder,
  markDelivered,
  packParcel,
  readAddress,
  readPickList,
  rejectStopped,
} from '../../modules/ordering/warehouse-service.ts'
import { findShippingChoices } from '../../modules/shipping/shipping-service.ts'
import { shipStock } from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { actOnOrder, auditOrder, type OrderContext } from './act-on-order.ts'
import { applyShipPolicy } from './apply-ship-policy.ts'

type Trx = Kysely<Database>

/**
 * Reserved pieces only, also those reserved after a first parcel left. Errors: 409 also for a stopped order, one of a
 * suspended member, one without reserved pieces, and `incomplete` where the buyer wants everything in one delivery.
 */
export function pickOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: ({ state }) => (state === 'part_shipped' ? 'pick_rest' : 'pick'),
    who: 'warehouse',
    async work(trx, order) {
      await rejectStopped(trx, order)
      await readPickList(trx, order)
      await applyShipPolicy(trx, order, staff.now)
      return { state: 'picking' }
    },
  })
}

/**
 * One parcel. Errors: 409 `cancelAsked` until that is decided, `notTaken` when the service refuses the goods; 422 for
 * date codes that are wrong or not as many as pieces.
 */
export function packOrder(
  staff: OrderContext,
  orderNo: string,
  { grams, dateCodes }: { grams: number; dateCodes: GivenCodes },
): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: 'pack',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at !== null) throw new AppError(409, [], { reason: 'cancelAsked' })
      await askRulesAgain(trx, order, staff.now)
      const codes = checkCodes(await readPickList(trx, order), dateCodes, sellerDay(staff.now))
      const parcel = await packParcel(trx, order, { grams, dateCodes: codes, now: staff.now })
      return { state: 'packed', note: { parcel } }
    },
  })
}

export interface GivenCodes {
  pattern: DateCodePattern
  /** By item number; an item without any is packed without codes. */
  byItem: ReadonlyMap<string, readonly string[]>
}

/** By position, as they are stored. Errors: 422 `codes` that names the item and what is wrong. */
function checkCodes(
  lines: ReadonlyArray<{ position: number; item_no: string; reserved: number }>,
  { pattern, byItem }: GivenCodes,
  today: string,
): Map<number, string[]> {
  const items = new Set(lines.map(({ item_no }) => item_no))
  for (const itemNo of byItem.keys()) {
    if (!items.has(itemNo)) throw invalid('codes', `${itemNo} is not in this parcel`)
  }
  return new Map(
    lines.map(({ position, item_no: itemNo, reserved }) => {
      const given = byItem.get(itemNo) ?? []
      if (given.length > 0 && given.length !== reserved) {
        throw invalid('codes', `${itemNo} has ${reserved} pieces but ${given.length} codes`)
      }
      return [position, given.map((text) => storedCode(text, { itemNo, pattern, today }))]
    }),
  )
}

function storedCode(
  text: string,
  { itemNo, pattern, today }: { itemNo: string; pattern: DateCodePattern; today: string },
): string {
  const read = readDateCode(text, { pattern, today })
  if ('fault' in read) throw invalid('codes', `${itemNo}: ${reasonText(read.fault, 'en_us')}`)
  if (read.isFuture) throw invalid('codes', `${itemNo}: ${text} names a day that is still to come`)
  return read.code
}

/** Staff arrange the delivery of wholesale orders themselves. */
async function askRulesAgain(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (order.kind === 'wholesale') return
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

/** Stock falls, money is captured, a wholesale parcel gets its invoice, and the member gets the tracking number. */
export function dispatchOrder(
  staff: OrderContext,
  orderNo: string,
  trackingNo: string,
): Promise<OrderState> {
  const { now } = staff
  return actOnOrder(staff, orderNo, {
    event: 'dispatch',
    who: 'warehouse',
    async work(trx, order) {
      const parcel = await dispatchParcel(trx, order, { trackingNo, now })
      await shipStock(trx, parcel.shipped)
      const { shipmentId, goods, freight, state } = parcel
      if (goods + freight > 0n) {
        await captureHold(trx, { orderId: order.id, shipmentId, goods, freight })
      }
      await issueShipmentInvoice(trx, { orderNo, shipmentId, now })
      const facts = await planOrderMail(trx, { orderId: order.id, event: 'dispatched', now })
      await writeOrderMail(trx, now, facts, { event: 'dispatched', trackingNo })
      return { state, note: { trackingNo } }
    },
  })
}

export function deliverOrder(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
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
  return actOnOrder(staff, orderNo, {
    event: isStopped ? 'stop' : 'resume',
    who: 'sales',
    work: async (_, { state }) => ({ state, changes: { stopped: isStopped } }),
  })
}

/** The seller asked to cancel while the order was picked. Errors: 409 without a request. */
export function rejectCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  return actOnOrder(staff, orderNo, {
    event: 'refuse_cancel',
    who: 'warehouse',
    async work(trx, order) {
      if (order.cancel_asked_at === null) throw new AppError(409, [], { reason: 'notAsked' })
      const { now } = staff
      const facts = await planOrderMail(trx, { orderId: order.id, event: 'refused', now })
      await writeOrderMail(trx, now, facts, { event: 'refused' })
      return { state: order.state, changes: { cancel_asked_at: null } }
    },
  })
}

/** Money and pieces are free in the same transaction. Errors: 409 without a request. */
export async function grantCancellation(staff: OrderContext, orderNo: string): Promise<OrderState> {
  const { now, actor, db } = staff
  const { state, accountId } = await db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderNo)
    if (order.cancel_asked_at === null) throw new AppError(409, [], { reason: 'notAsked' })
    const by = { event: 'grant_cancel', who: 'warehouse', actor, now, mail: 'cancelled' } as const
    const state = await cancelOutstanding(trx, order, by)
    await auditOrder(trx, staff, { event: 'grant_cancel', order, state })
    return { state, accountId: order.account_id }
  })
  // Other orders may wait for the pieces and the money that are free now.
  await allocateBackorders(db)
  await releaseWaiting(db, accountId, now)
  return state
}
