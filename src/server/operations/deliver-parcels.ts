// Marks parcels of a locked order as delivered, and returns the step of the order that the caller has to record.
import type { Kysely } from 'kysely'
import type { OrderEvent, OrderState } from '../../shared/order-vocabulary.ts'
import type { Database } from '../db/database.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import {
  deliverParcels,
  type OrderShipmentRow,
  readParcel,
  readParcels,
  stateOfParcels,
} from '../modules/ordering/shipment-service.ts'

interface Delivery {
  /** Null: every parcel that is on its way. */
  parcelNo: string | null
  /** With `parcelNo` null: only those of these numbers. */
  only?: readonly string[]
  now: Date
}

/**
 * The step that the order takes with these parcels, and their numbers; undefined when none of them could arrive. With
 * `parcelNo`, also a parcel that was recorded as lost can arrive. Errors: 404 an unknown parcel.
 */
export async function deliverParcelsOf(
  trx: Kysely<Database>,
  order: OrderRow,
  { parcelNo, only, now }: Delivery,
): Promise<{ event: OrderEvent; state: OrderState; note: { parcels: string[] } } | undefined> {
  const parcel = parcelNo === null ? null : await readParcel(trx, order, parcelNo)
  const arriving = parcel
    ? [parcel].filter(mayArrive)
    : (await readParcels(trx, order)).filter(({ state, shipment_no }) => {
        return state === 'dispatched' && (only === undefined || only.includes(shipment_no))
      })
  if (arriving.length === 0) return undefined
  await deliverParcels(trx, arriving, now)
  const state = await stateOfParcels(trx, order)
  const event = state === 'delivered' ? 'deliver' : 'deliver_parcel'
  return { event, state, note: { parcels: arriving.map(({ shipment_no }) => shipment_no) } }
}

/** A lost parcel may be found again until it is refunded, its refund is proposed, or its pieces are sent again. */
function mayArrive(parcel: OrderShipmentRow): boolean {
  const { state, is_replaced, refunded_at, refund_proposed_by } = parcel
  if (state === 'dispatched') return true
  return state === 'lost' && !is_replaced && refunded_at === null && refund_proposed_by === null
}
