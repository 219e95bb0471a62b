// Acts of the warehouse on example orders with several parcels.
import { shipmentNumber } from '../../shared/order-number.ts'
import { readStaffOrder } from '../modules/ordering/staff-order-service.ts'
import type { OrderContext } from '../staff/orders/act-on-order.ts'
import { resendParcel } from '../staff/orders/lose-parcels.ts'
import { packParcels } from '../staff/orders/pack-parcels.ts'
import { sendParcel } from '../staff/orders/send-parcels.ts'
import { EXAMPLE_PARCEL } from './place-orders.ts'

const { grams, dateCodes } = EXAMPLE_PARCEL
const { pattern } = dateCodes

/** Packs the first line into one parcel and all others into a second. */
export async function packTwoParcels(staff: OrderContext, orderNo: string): Promise<void> {
  const { lines } = await readStaffOrder(staff.db, orderNo)
  const [first = [], second = []] = [lines.slice(0, 1), lines.slice(1)].map((part) =>
    part.map(({ item_no, reserved }) => ({ itemNo: item_no, pieces: reserved, dateCodes: [] })),
  )
  const parcels = [first, second].map((part) => ({ grams, lines: part }))
  await packParcels(staff, orderNo, { pattern, parcels })
}

/** Dispatches every packed parcel. */
export async function dispatchPackedParcels(staff: OrderContext, orderNo: string): Promise<void> {
  const { shipments } = await readStaffOrder(staff.db, orderNo)
  for (const { shipment_no: parcelNo, state } of shipments) {
    if (state !== 'packed') continue
    await sendParcel(staff, { orderNo, parcelNo }, { trackingNo: `EXAMPLE-${parcelNo}` })
  }
}

/** Sends the pieces of the second parcel, which was lost, again. */
export async function sendLostAgain(staff: OrderContext, orderNo: string): Promise<void> {
  const lost = { orderNo, parcelNo: shipmentNumber(orderNo, 2) }
  await resendParcel(staff, lost, { dateCodes: new Map(), pattern })
  await dispatchPackedParcels(staff, orderNo)
}
