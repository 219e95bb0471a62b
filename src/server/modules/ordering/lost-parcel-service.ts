// Parcels of a locked order that did not arrive: lost, taken back, sent again, and what their refunds gave back.
import type { Kysely } from 'kysely'
import { amountOfUnits } from '../../../shared/order-lines.ts'
import { shipmentNumber } from '../../../shared/order-number.ts'
import type { ParcelState } from '../../../shared/parcels.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { findLines, type OrderRow } from './order-writing-repository.ts'
import {
  countShipments,
  findShipments,
  insertShipment,
  isClaimed,
  type OrderShipmentRow,
  writeShipment,
} from './shipment-repository.ts'

type Trx = Kysely<Database>

/** `isDamaged`: the carrier destroyed it. Errors: 409 `notDispatched`, `hasReturn` while a return claims its pieces. */
export async function loseParcel(
  trx: Trx,
  parcel: OrderShipmentRow,
  { isDamaged, now }: { isDamaged: boolean; now: Date },
): Promise<void> {
  await rejectUnless(trx, parcel, ['dispatched'])
  await writeShipment(trx, parcel.id, { state: 'lost', lost_at: now, damaged: isDamaged })
}

/**
 * Records that a parcel came back to the warehouse, even after it was reported lost; the caller returns its pieces to
 * the stock, or quarantines them when they are damaged. Errors: 409 `notDispatched`, `hasReturn`, and those of
 * `rejectDecidedLoss`.
 */
export async function takeBackParcel(
  trx: Trx,
  order: OrderRow,
  parcel: OrderShipmentRow,
  { isDamaged, now }: { isDamaged: boolean; now: Date },
): Promise<{ productId: number; pieces: number }[]> {
  rejectDecidedLoss(parcel)
  await rejectUnless(trx, parcel, ['dispatched', 'lost'])
  await writeShipment(trx, parcel.id, { state: 'returned', returned_at: now, damaged: isDamaged })
  return unitsOfParcel(trx, order, parcel)
}

async function rejectUnless(
  trx: Trx,
  { id, state }: OrderShipmentRow,
  allowed: readonly ParcelState[],
): Promise<void> {
  if (!allowed.includes(state)) throw new AppError(409, [], { reason: 'notDispatched' })
  if (await isClaimed(trx, id)) throw new AppError(409, [], { reason: 'hasReturn' })
}

/**
 * A lost parcel that was replaced or refunded cannot be taken back: its pieces enter the stock by the next count.
 * Errors: 409 `replacedBefore`, `refundedBefore`, `refundProposed`.
 */
export function rejectDecidedLoss(parcel: OrderShipmentRow): void {
  if (parcel.state !== 'lost') return
  rejectFirst([
    ['replacedBefore', parcel.is_replaced],
    ['refundedBefore', parcel.refunded_at !== null],
    ['refundProposed', parcel.refund_proposed_by !== null],
  ])
}

function rejectFirst(reasons: readonly [string, boolean][]): void {
  const found = reasons.find(([, applies]) => applies)
  if (found) throw new AppError(409, [], { reason: found[0] })
}

/**
 * Packs the pieces of a lost or returned parcel once more and returns the number of the new one. The caller has called
 * `checkMayResend`, and takes the pieces from the stock.
 */
export async function packAgain(
  trx: Trx,
  order: OrderRow,
  parcel: OrderShipmentRow,
  resend: { service: string; grams: number; dateCodes: ReadonlyMap<number, string[]>; now: Date },
): Promise<string> {
  const { service, grams, dateCodes, now } = resend
  const shipmentNo = shipmentNumber(order.order_no, (await countShipments(trx, order.id)) + 1)
  await insertShipment(
    trx,
    { orderId: order.id, shipmentNo, service, grams, replaces: parcel.id, now },
    parcel.lines.map(({ position, pieces }) => {
      return { position, pieces, dateCodes: dateCodes.get(position) ?? [] }
    }),
  )
  return shipmentNo
}

/**
 * Only a lost or returned parcel can be sent again, once, and not if it is refunded or its refund is proposed. Errors:
 * 409 `notLost`, `replaced`, `refunded`, `refundProposed`.
 */
export function checkMayResend(parcel: OrderShipmentRow): void {
  const { state, is_replaced, refunded_at, refund_proposed_by } = parcel
  rejectFirst([
    ['notLost', state !== 'lost' && state !== 'returned'],
    ['replaced', is_replaced],
    ['refunded', refunded_at !== null],
    ['refundProposed', refund_proposed_by !== null],
  ])
}

/** The pieces of a parcel by product. */
export async function unitsOfParcel(
  trx: Trx,
  order: OrderRow,
  { lines }: OrderShipmentRow,
): Promise<{ productId: number; pieces: number }[]> {
  const byPosition = new Map((await findLines(trx, order.id)).map((line) => [line.position, line]))
  return lines.flatMap(({ position, pieces }) => {
    const line = byPosition.get(position)
    return line ? [{ productId: line.product_id, pieces }] : []
  })
}

/** What the refund of a parcel gave back: of each line, and of the freight. */
export async function readRefundedParts(
  trx: Trx,
  order: OrderRow,
  shipmentId: number,
): Promise<{ lines: { position: number; pieces: number; amount: bigint }[]; freight: bigint }> {
  const parcel = (await findShipments(trx, order.id)).find(({ id }) => id === shipmentId)
  const byPosition = new Map((await findLines(trx, order.id)).map((line) => [line.position, line]))
  const { currency } = order
  const lines = (parcel?.lines ?? []).map(({ position, pieces, charged_until }) => {
    // The pieces of this parcel are the last of those that were charged up to it.
    const to = charged_until ?? pieces
    const parts = byPosition.get(position)?.parts ?? []
    const amount = amountOfUnits(parts, { from: to - pieces, to, currency })
    return { position, pieces, amount }
  })
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0n)
  return { lines, freight: BigInt(parcel?.refund ?? 0) - goods }
}
