// Staff enter tracking numbers and deliveries by a file: a tracking number dispatches a packed parcel, or corrects that
// of one that left.
import { sellerDay, noonOfSellerDay } from '../../../shared/seller-day.ts'
import { listServices } from '../../modules/shipping/writing/write-terms.ts'
import type { StaffParcelRow } from '../../modules/ordering/parcel-service.ts'
import type { OrderContext } from './act-on-order.ts'
import {
  applyParcelFile,
  type KnownParcels,
  type ParcelFileResult,
  parcelWithNumber,
  type PlannedRow,
  RowFault,
} from './parcel-file.ts'
import { correctTrackingAct, deliverAct, dispatchAct } from './send-parcels.ts'

interface FileOptions {
  path: string
  /** False: nothing is written. */
  isWriting: boolean
}

const SPELLINGS = {
  number: ['order', 'parcel', 'order number', 'parcel number', 'reference', '订单号', '訂單編號'],
  tracking: ['tracking number', 'tracking no', 'trackingNo', 'waybill', '运单号', '追蹤編號'],
  service: ['carrier', '渠道', '服務'],
  day: ['delivered', 'delivery date', 'date', '日期'],
} as const

/** Columns: number (of an order or a parcel), tracking, and service if it is not the one chosen before. Throws TableError. */
export async function trackParcels(
  staff: OrderContext,
  options: FileOptions,
): Promise<ParcelFileResult> {
  const services = new Set((await listServices(staff.db)).map(({ id }) => id))
  return applyParcelFile(
    staff,
    { ...options, action: 'order.track-file' },
    {
      fields: ['number', 'tracking', 'service'],
      spellings: SPELLINGS,
      needsOneOf: ['number'],
      numberOf: ({ number = '' }) => number,
      trackingOf: ({ tracking = '' }) => tracking,
      plan({ number = '', tracking = '', service = '' }, known) {
        if (service !== '' && !services.has(service)) {
          throw new RowFault(service, 'There is no such service. See: npm run shipping -- list')
        }
        const entry = {
          trackingNo: trackingNumber(tracking),
          service: service === '' ? undefined : service,
        }
        return planTracking(staff, entry, { number, known })
      },
    },
  )
}

interface TrackingEntry {
  trackingNo: string
  service: string | undefined
}

function planTracking(
  staff: OrderContext,
  entry: TrackingEntry,
  { number, known }: { number: string; known: KnownParcels },
): Omit<PlannedRow, 'line'> {
  const { trackingNo, service } = entry
  const withTracking = known.byTracking.get(trackingNo.toUpperCase()) ?? []
  const hasTracking = (each: StaffParcelRow): boolean => withTracking.includes(each)
  const enteredBefore = withTracking.find(({ order_no, shipment_no }) => {
    return number.toUpperCase() === order_no || number.toUpperCase() === shipment_no
  })
  const parcel = enteredBefore ?? parcelWithNumber(number, known, ({ state }) => state === 'packed')
  const { order_no: orderNo, shipment_no: parcelNo, state } = parcel
  const other = withTracking.find(({ order_no }) => order_no !== orderNo)
  if (other) throw new RowFault(trackingNo, `Parcel ${other.shipment_no} has this number.`)
  if (state === 'packed') {
    return { parcel, outcome: 'sent', act: dispatchAct(staff, { orderNo, parcelNo }, entry) }
  }
  if (hasTracking(parcel) && (service === undefined || service === parcel.service)) {
    return { parcel, outcome: 'entered before', act: null }
  }
  if (state !== 'dispatched') throw new RowFault(parcelNo, `This parcel is already ${state}.`)
  return { parcel, outcome: 'corrected', act: correctTrackingAct(parcelNo, entry) }
}

/** Without blanks. Throws RowFault. */
export function trackingNumber(text: string): string {
  const number = text.replace(/\s/g, '')
  if (number === '') throw new RowFault('', 'Enter the tracking number.')
  if (!/^[0-9A-Za-z][0-9A-Za-z/-]{3,39}$/.test(number)) {
    const hint = 'letters, digits, hyphens and slashes. In a workbook, format the column as text'
    throw new RowFault(text, `A tracking number has 4 to 40 ${hint}.`)
  }
  return number
}

/** Columns: number (of an order or a parcel) or tracking, and the day. Throws TableError. */
export function deliverByFile(
  staff: OrderContext,
  options: FileOptions,
): Promise<ParcelFileResult> {
  return applyParcelFile(
    staff,
    { ...options, action: 'order.deliver-file' },
    {
      fields: ['number', 'tracking', 'day'],
      spellings: SPELLINGS,
      needsOneOf: ['number', 'tracking'],
      numberOf: ({ number = '' }) => number,
      trackingOf: ({ tracking = '' }) => tracking.replace(/\s/g, ''),
      plan({ number = '', tracking = '', day = '' }, known) {
        const parcel =
          number === ''
            ? parcelWithTracking(tracking.replace(/\s/g, ''), known)
            : parcelWithNumber(number, known, ({ state }) => state === 'dispatched')
        return planDelivery(staff, parcel, day)
      },
    },
  )
}

function parcelWithTracking(trackingNo: string, { byTracking }: KnownParcels): StaffParcelRow {
  if (trackingNo === '') throw new RowFault('', 'Enter the number of the parcel or its tracking.')
  const [first, second] = byTracking.get(trackingNo.toUpperCase()) ?? []
  if (!first) throw new RowFault(trackingNo, 'No parcel has this tracking number.')
  if (second) {
    throw new RowFault(
      trackingNo,
      'Several parcels have this tracking number. Enter the parcel numbers.',
    )
  }
  return first
}

function planDelivery(
  staff: OrderContext,
  parcel: StaffParcelRow,
  day: string,
): Omit<PlannedRow, 'line'> {
  const { shipment_no: parcelNo, state, dispatched_at: sentAt } = parcel
  const outcome = outcomeBefore(parcel)
  if (outcome !== undefined) return { parcel, outcome, act: null }
  if (state !== 'dispatched' && state !== 'lost') {
    throw new RowFault(parcelNo, `This parcel is ${state}.`)
  }
  if (state === 'lost' && parcel.refund_proposed_by !== null) {
    const advice = 'Let its proposer retract it, or leave this row out.'
    throw new RowFault(parcelNo, `A refund of this parcel is proposed. ${advice}`)
  }
  const at = day === '' ? staff.now : momentOf(day)
  if (sellerDay(at) > sellerDay(staff.now)) {
    throw new RowFault(day, 'This day is still to come.')
  }
  if (sentAt && sellerDay(at) < sellerDay(sentAt)) {
    throw new RowFault(day, 'The parcel left after this day.')
  }
  return { parcel, outcome: 'delivered', act: deliverAct({ ...staff, now: at }, parcelNo) }
}

/** Why nothing is left to do for a parcel that has arrived, also for one whose loss was settled before. */
function outcomeBefore({ state, is_replaced, refunded_at }: StaffParcelRow): string | undefined {
  if (state === 'delivered') return 'delivered before'
  if (state !== 'lost') return undefined
  if (is_replaced) return 'sent again before'
  return refunded_at === null ? undefined : 'refunded or closed before'
}

function momentOf(day: string): Date {
  const noon = noonOfSellerDay(day)
  if (!noon) throw new RowFault(day, 'Enter the day as 2026-11-23.')
  return noon
}
