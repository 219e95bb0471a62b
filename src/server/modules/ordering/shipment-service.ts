// The parcels of a locked order: packed, dispatched and delivered.
import type { Kysely } from 'kysely'
import { amountOfUnits, outstandingUnits } from '../../../shared/order-lines.ts'
import { shipmentNumber } from '../../../shared/order-number.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { type ParcelFacts, stateAfterDispatch, stateOfSentOrder } from '../../../shared/parcels.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findLines, type OrderRow, writeUnits } from './order-writing-repository.ts'
import {
  countShipments,
  findShipments,
  insertShipment,
  type OrderShipmentRow,
  writeChargedUnits,
  writeShipment,
} from './shipment-repository.ts'

export type { OrderShipmentRow } from './shipment-repository.ts'

type Trx = Kysely<Database>

export interface PackedParcel {
  service: string
  grams: number
  lines: readonly { position: number; pieces: number; dateCodes: readonly string[] }[]
}

/** Stores packed parcels and returns their numbers. */
export async function storeParcels(
  trx: Trx,
  order: OrderRow,
  { parcels, now }: { parcels: readonly PackedParcel[]; now: Date },
): Promise<string[]> {
  const packed = await countShipments(trx, order.id)
  const numbers: string[] = []
  for (const [at, { service, grams, lines }] of parcels.entries()) {
    const shipmentNo = shipmentNumber(order.order_no, packed + at + 1)
    const row = { orderId: order.id, shipmentNo, service, grams, replaces: null, now }
    await insertShipment(trx, row, lines)
    numbers.push(shipmentNo)
  }
  return numbers
}

export function readParcels(trx: Trx, order: OrderRow): Promise<OrderShipmentRow[]> {
  return findShipments(trx, order.id)
}

/** Errors: 404 no such parcel of this order. */
export async function readParcel(
  trx: Trx,
  order: OrderRow,
  parcelNo: string,
): Promise<OrderShipmentRow> {
  const parcel = (await readParcels(trx, order)).find(({ shipment_no }) => shipment_no === parcelNo)
  if (!parcel) throw notFound()
  return parcel
}

/** The packed parcel; `parcelNo` null: the only one. Errors: 404; 409 `notPacked`, `severalParcels`. */
export async function readPackedParcel(
  trx: Trx,
  order: OrderRow,
  parcelNo: string | null,
): Promise<OrderShipmentRow> {
  if (parcelNo !== null) {
    const parcel = await readParcel(trx, order, parcelNo)
    if (parcel.state !== 'packed') throw new AppError(409, [], { reason: 'notPacked' })
    return parcel
  }
  const [first, second] = (await readParcels(trx, order)).filter(({ state }) => state === 'packed')
  if (!first) throw new AppError(409, [], { reason: 'notPacked' })
  if (second) throw new AppError(409, [], { reason: 'severalParcels' })
  return first
}

export interface Dispatch {
  shipmentId: number
  /** The state into which the order moves. */
  state: OrderState
  /** What the pieces of the parcel cost. */
  goods: bigint
  /** Charged with the first parcel of the order; 0 for the others. */
  freight: bigint
  shipped: { productId: number; pieces: number }[]
}

/** Dispatches a packed parcel; the caller takes its pieces from the stock and captures the money. */
export async function dispatchParcel(
  trx: Trx,
  order: OrderRow,
  parcel: OrderShipmentRow,
  sent: { trackingNo: string; service: string; now: Date },
): Promise<Dispatch> {
  const lines = await findLines(trx, order.id)
  const isFirst = lines.every(({ shipped }) => shipped === 0)
  const linesAfter = lines.map((line) => {
    const pieces = parcel.lines.find(({ position }) => position === line.position)?.pieces ?? 0
    return { ...line, shipped: line.shipped + pieces, reserved: line.reserved - pieces, pieces }
  })
  await writeUnits(
    trx,
    order.id,
    linesAfter.map(({ position, reserved, backordered, shipped, cancelled }) => {
      return { position, reserved, backordered, shipped, cancelled }
    }),
  )
  await writeDispatched(trx, parcel, sent)
  const sentLines = linesAfter.filter(({ pieces }) => pieces > 0)
  await writeChargedUnits(
    trx,
    parcel.id,
    sentLines.map(({ position, shipped }) => ({ position, until: shipped })),
  )
  const { currency } = order
  return {
    shipmentId: parcel.id,
    state: stateAfterDispatch(linesAfter, factsOf(await readParcels(trx, order))),
    goods: sentLines.reduce((sum, { parts, shipped, pieces }) => {
      return sum + amountOfUnits(parts, { from: shipped - pieces, to: shipped, currency })
    }, 0n),
    freight: isFirst ? BigInt(order.freight) : 0n,
    shipped: sentLines.map(({ product_id, pieces }) => ({ productId: product_id, pieces })),
  }
}

/** Dispatches a parcel that replaces an earlier one: its pieces were taken from the stock and charged with that one. */
export async function dispatchAgain(
  trx: Trx,
  order: OrderRow,
  parcel: OrderShipmentRow,
  sent: { trackingNo: string; service: string; now: Date },
): Promise<void> {
  await writeDispatched(trx, parcel, sent)
  const replaced = (await readParcels(trx, order)).find(({ id }) => id === parcel.replaces)
  await writeChargedUnits(
    trx,
    parcel.id,
    (replaced?.lines ?? []).map(({ position, pieces, charged_until }) => {
      return { position, until: charged_until ?? pieces }
    }),
  )
}

function writeDispatched(
  trx: Trx,
  { id }: OrderShipmentRow,
  { trackingNo, service, now }: { trackingNo: string; service: string; now: Date },
): Promise<void> {
  const changes = { tracking_no: trackingNo, service, dispatched_at: now }
  return writeShipment(trx, id, { state: 'dispatched', ...changes })
}

/** Corrects the tracking number and the service of a parcel that left. */
export function correctTracking(
  trx: Trx,
  { id }: OrderShipmentRow,
  { trackingNo, service }: { trackingNo: string; service: string },
): Promise<void> {
  return writeShipment(trx, id, { tracking_no: trackingNo, service })
}

export async function deliverParcels(
  trx: Trx,
  parcels: readonly OrderShipmentRow[],
  now: Date,
): Promise<void> {
  for (const { id } of parcels) {
    await writeShipment(trx, id, { state: 'delivered', delivered_at: now })
  }
}

/**
 * The state that follows from lines and parcels once a parcel arrived or was refunded. While pieces are outstanding, the
 * order keeps its state.
 */
export async function stateOfParcels(trx: Trx, order: OrderRow): Promise<OrderState> {
  const lines = await findLines(trx, order.id)
  if (lines.some((line) => outstandingUnits(line) > 0)) return order.state
  return stateOfSentOrder(factsOf(await readParcels(trx, order)))
}

function factsOf(parcels: readonly OrderShipmentRow[]): ParcelFacts[] {
  return parcels.map(({ state, refunded_at, is_replaced, replaces }) => ({
    state,
    isRefunded: refunded_at !== null,
    isReplaced: is_replaced,
    isReplacement: replaces !== null,
  }))
}
