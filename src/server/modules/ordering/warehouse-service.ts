// What the warehouse does with a locked order: pick, pack, dispatch, deliver.
import type { Kysely } from 'kysely'
import { amountOfUnits, stateAfterDispatch } from '../../../shared/order-lines.ts'
import { shipmentNumber } from '../../../shared/order-number.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  findLines,
  isOfApprovedMember,
  lockOrder,
  type LineRow,
  type OrderRow,
  writeUnits,
} from './order-writing-repository.ts'
import {
  countShipments,
  findAddress,
  findPacked,
  insertShipment,
  writeAddress,
  writeDelivered,
  writeDispatched,
} from './shipment-repository.ts'

type Trx = Kysely<Database>

/** Any company's order, locked. Errors: 404. */
export async function lockAnyOrder(trx: Trx, orderNo: string): Promise<OrderRow> {
  const order = await lockOrder(trx, orderNo)
  if (!order) throw notFound()
  return order
}

export function readLines(trx: Trx, order: OrderRow): Promise<LineRow[]> {
  return findLines(trx, order.id)
}

/** Errors: 409 `stopped`, `suspended`. */
export async function rejectStopped(trx: Trx, order: OrderRow): Promise<void> {
  if (order.stopped) throw new AppError(409, [], { reason: 'stopped' })
  if (!(await isOfApprovedMember(trx, order))) throw new AppError(409, [], { reason: 'suspended' })
}

/** Lines with reserved pieces: only these are picked. Errors: 409 `nothingReserved`. */
export async function readPickList(trx: Trx, order: OrderRow): Promise<LineRow[]> {
  const lines = (await findLines(trx, order.id)).filter(({ reserved }) => reserved > 0)
  if (lines.length === 0) throw new AppError(409, [], { reason: 'nothingReserved' })
  return lines
}

/** Packs all reserved pieces as one parcel, with the date codes of each line. Returns its number. */
export async function packParcel(
  trx: Trx,
  order: OrderRow,
  {
    grams,
    dateCodes,
    now,
  }: { grams: number; dateCodes: ReadonlyMap<number, readonly string[]>; now: Date },
): Promise<string> {
  const lines = await readPickList(trx, order)
  const shipmentNo = shipmentNumber(order.order_no, (await countShipments(trx, order.id)) + 1)
  await insertShipment(
    trx,
    { orderId: order.id, shipmentNo, service: order.service, grams, now },
    lines.map(({ position, reserved }) => {
      return { position, pieces: reserved, dateCodes: dateCodes.get(position) ?? [] }
    }),
  )
  return shipmentNo
}

export interface Dispatched {
  shipmentId: number
  state: OrderState
  goods: bigint
  /** Freight goes with the first parcel. */
  freight: bigint
  shipped: { productId: number; pieces: number }[]
}

/** The packed parcel leaves; the caller takes its pieces from the stock and captures the money. */
export async function dispatchParcel(
  trx: Trx,
  order: OrderRow,
  { trackingNo, now }: { trackingNo: string; now: Date },
): Promise<Dispatched> {
  const parcel = await findPacked(trx, order.id)
  if (!parcel) throw new AppError(409, [], { reason: 'notPacked' })
  const lines = await findLines(trx, order.id)
  const isFirst = lines.every(({ shipped }) => shipped === 0)
  const after = lines.map((line) => {
    const pieces = parcel.lines.find(({ position }) => position === line.position)?.pieces ?? 0
    return { ...line, shipped: line.shipped + pieces, reserved: line.reserved - pieces, pieces }
  })
  await writeUnits(
    trx,
    order.id,
    after.map(({ position, reserved, backordered, shipped, cancelled }) => {
      return { position, reserved, backordered, shipped, cancelled }
    }),
  )
  await writeDispatched(trx, parcel.id, { trackingNo, now })
  const { currency } = order
  const goods = after.reduce((sum, { parts, shipped, pieces }) => {
    return sum + amountOfUnits(parts, { from: shipped - pieces, to: shipped, currency })
  }, 0n)
  return {
    shipmentId: parcel.id,
    state: stateAfterDispatch(after),
    goods,
    freight: isFirst ? BigInt(order.freight) : 0n,
    shipped: after
      .filter(({ pieces }) => pieces > 0)
      .map(({ product_id, pieces }) => ({ productId: product_id, pieces })),
  }
}

export function markDelivered(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  return writeDelivered(trx, order.id, now)
}

export async function readAddress(trx: Trx, order: OrderRow): Promise<RecipientAddress> {
  const address = await findAddress(trx, order.id)
  if (!address) throw notFound()
  return address
}

export function replaceAddress(
  trx: Trx,
  order: OrderRow,
  address: RecipientAddress,
): Promise<void> {
  return writeAddress(trx, order.id, address)
}
