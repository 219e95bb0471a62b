// Staff dispatch and deliver parcels one by one, and correct their tracking numbers.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { trackingLink } from '../../../shared/parcels.ts'
import type { Database } from '../../db/database.ts'
import { issueShipmentInvoice } from '../../modules/document/issue-service.ts'
import { captureHold } from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import {
  correctTracking,
  dispatchAgain,
  dispatchParcel,
  type OrderShipmentRow,
  readPackedParcel,
  readParcel,
} from '../../modules/ordering/shipment-service.ts'
import { readLines } from '../../modules/ordering/warehouse-service.ts'
import { readTrackingUrl } from '../../modules/shipping/shipping-service.ts'
import { shipStock } from '../../modules/stock/reservation-service.ts'
import { deliverParcelsOf } from '../../operations/deliver-parcels.ts'
import { AppError } from '../../platform/errors.ts'
import { type Act, actOnOrder, type OrderContext } from './act-on-order.ts'
import { checkService } from './pack-parcels.ts'

type Trx = Kysely<Database>

export interface ParcelName {
  orderNo: string
  /** Null: to dispatch, the only packed parcel of the order; to deliver, every parcel of it that is on its way. */
  parcelNo: string | null
}

export interface Tracking {
  trackingNo: string
  /** Another shipping service; absent: the one the parcel was packed for. */
  service?: string | undefined
  /**
   * Whether a service other than the one the parcel was packed for is checked by the shipping rules. Not for rows of
   * carriers' files: those parcels have left.
   */
  checksRules?: boolean
}

/**
 * Dispatches a parcel: stock falls, money is captured, a wholesale parcel gets its invoice, and the member gets the
 * tracking number. A parcel that sends pieces again moves neither stock nor money. Errors: 404; 409 `notPacked`,
 * `severalParcels`, `notTaken`.
 */
export function sendParcel(
  staff: OrderContext,
  name: ParcelName,
  tracking: Tracking,
): Promise<OrderState> {
  return actOnOrder(
    staff,
    name.orderNo,
    dispatchAct(staff, name, { ...tracking, checksRules: true }),
  )
}

export function dispatchAct(
  { now }: OrderContext,
  { orderNo, parcelNo }: ParcelName,
  { trackingNo, service: newService, checksRules = false }: Tracking,
): Act {
  return {
    event: ({ state }) => (state === 'packed' ? 'dispatch' : 'dispatch_again'),
    who: 'warehouse',
    async work(trx, order) {
      const parcel = await readPackedParcel(trx, order, parcelNo)
      if (checksRules) await checkOtherService(trx, order, { parcel, newService, now })
      const sent = { trackingNo, service: newService ?? parcel.service, now }
      const note = { parcel: parcel.shipment_no, trackingNo }
      if (parcel.replaces !== null) {
        await dispatchAgain(trx, order, parcel, sent)
        await mailTracking(trx, order, sent)
        return { event: 'dispatch_again', state: order.state, note, audited: note }
      }
      const { shipmentId, goods, freight, state, shipped } = await dispatchParcel(
        trx,
        order,
        parcel,
        sent,
      )
      await shipStock(trx, shipped)
      if (goods + freight > 0n) {
        await captureHold(trx, { orderId: order.id, shipmentId, goods, freight })
      }
      await issueShipmentInvoice(trx, { orderNo, shipmentId, now })
      await mailTracking(trx, order, sent)
      return { event: 'dispatch', state, note, audited: note }
    },
  }
}

/**
 * A parcel was packed by the rules of one service; those of another one are checked before it leaves. Errors: 409
 * `notTaken`.
 */
async function checkOtherService(
  trx: Trx,
  order: OrderRow,
  {
    parcel,
    newService,
    now,
  }: { parcel: OrderShipmentRow; newService: string | undefined; now: Date },
): Promise<void> {
  if (newService === undefined || newService === parcel.service) return
  const packed = parcel.lines.map(({ position, pieces }) => ({ position, pieces, dateCodes: [] }))
  const changed = { service: newService, grams: parcel.grams, lines: packed }
  const lines = await readLines(trx, order)
  await checkService(trx, order, { parcel: changed, lines, parcelName: 'the parcel', now })
}

async function mailTracking(
  trx: Trx,
  order: OrderRow,
  { trackingNo, service, now }: { trackingNo: string; service: string; now: Date },
): Promise<void> {
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: 'dispatched', now })
  if (!facts) return
  const link = trackingLink(await readTrackingUrl(trx, service), trackingNo)
  await writeOrderMail(trx, now, facts, {
    event: 'dispatched',
    trackingNo,
    trackingUrl: link ?? '',
  })
}

/** Enters another tracking number or service of a parcel that left. Errors: 404; 409 `notDispatched`. */
export function correctTrackingAct(parcelNo: string, { trackingNo, service }: Tracking): Act {
  return {
    event: 'track',
    who: 'warehouse',
    async work(trx, order) {
      const parcel = await readParcel(trx, order, parcelNo)
      if (parcel.state === 'packed') throw new AppError(409, [], { reason: 'notDispatched' })
      await correctTracking(trx, parcel, { trackingNo, service: service ?? parcel.service })
      const note = { parcel: parcelNo, trackingNo }
      return { state: order.state, note, audited: note }
    },
  }
}

/** `parcelNo` null: every parcel of the order that is on its way. Errors: 404; 409 `notDispatched`. */
export function deliverParcel(staff: OrderContext, name: ParcelName): Promise<OrderState> {
  return actOnOrder(staff, name.orderNo, deliverAct(staff, name.parcelNo))
}

export function deliverAct({ now }: OrderContext, parcelNo: string | null): Act {
  return {
    event: ({ state }) => (state === 'shipped' ? 'deliver' : 'deliver_parcel'),
    who: 'warehouse',
    async work(trx, order) {
      const done = await deliverParcelsOf(trx, order, { parcelNo, now })
      if (!done) throw new AppError(409, [], { reason: 'notDispatched' })
      return { ...done, audited: done.note }
    },
  }
}
