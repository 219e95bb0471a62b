// Computes what cancelled pieces of a line cost and what they release, and cancels the backordered pieces of an order.
import type { Kysely } from 'kysely'
import { amountOfUnits } from '../../../shared/order-lines.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from './move-order.ts'
import { findLines, type LineRow, writeUnits } from './order-writing-repository.ts'

export type CutLine = ReturnType<typeof cutLine>

/**
 * The line without its most expensive `quantity` pieces, which are all that are not picked or all that are backordered;
 * once picking has begun, reserved pieces stay reserved. `amount` is what they cost, `special` how many of them were at
 * the special price. Writes nothing.
 */
export function cutLine(line: LineRow, order: OrderRow, quantity: number) {
  const isPicked = order.state === 'picking' || order.state === 'packed'
  const unitsBefore = line.quantity - line.cancelled
  const unitsAfter = unitsBefore - quantity
  const specialOf = (units: number) => Math.min(line.special_quantity, units)
  const keepsReserved = isPicked || quantity === line.backordered
  const after = {
    reserved: keepsReserved ? line.reserved : 0,
    backordered: 0,
    cancelled: line.cancelled + quantity,
  }
  const { currency } = order
  const amount = amountOfUnits(line.parts, { from: unitsAfter, to: unitsBefore, currency })
  return { line, quantity, after, amount, special: specialOf(unitsBefore) - specialOf(unitsAfter) }
}

export interface CancelledBackorders {
  /** What they cost, in minor units. */
  amount: bigint
  /** To release in the stock. */
  promised: { productId: number; reserved: number; backordered: number }[]
  /** Pieces at special prices, which return to their month. */
  special: { productId: number; pieces: number }[]
}

/** Cancels the backordered pieces of a locked order. The caller releases stock and money. */
export async function cancelBackordered(
  trx: Kysely<Database>,
  order: OrderRow,
): Promise<CancelledBackorders> {
  const cutLines = (await findLines(trx, order.id))
    .filter(({ backordered }) => backordered > 0)
    .map((line) => cutLine(line, order, line.backordered))
  await writeUnits(
    trx,
    order.id,
    cutLines.map(({ line, after }) => ({
      ...after,
      position: line.position,
      shipped: line.shipped,
    })),
  )
  return {
    amount: cutLines.reduce((sum, each) => sum + each.amount, 0n),
    promised: cutLines.map(({ line }) => {
      return { productId: line.product_id, reserved: 0, backordered: line.backordered }
    }),
    special: cutLines.map(({ line, special }) => ({ productId: line.product_id, pieces: special })),
  }
}
