// Cancels what is left of an order, and returns its special quantities to their month.
import type { Kysely } from 'kysely'
import { outstandingUnits } from '../../../shared/order-lines.ts'
import type { Database } from '../../db/database.ts'
import { findLines, type LineRow, type OrderRow, writeUnits } from './order-writing-repository.ts'
import { subtractSpecialUnits } from './special-use-repository.ts'

export interface CancelledUnits {
  /** Parcels of the order have left. */
  hasShipped: boolean
  /** Pieces at special prices, which return to their month. */
  special: { productId: number; pieces: number }[]
  /** To release in the stock. */
  promised: { productId: number; reserved: number; backordered: number }[]
}

/** Cancels every outstanding piece of a locked order; the caller releases stock and money. */
export async function cancelUnits(trx: Kysely<Database>, order: OrderRow): Promise<CancelledUnits> {
  const lines = await findLines(trx, order.id)
  await writeUnits(
    trx,
    order.id,
    lines.map((line) => ({
      position: line.position,
      reserved: 0,
      backordered: 0,
      shipped: line.shipped,
      cancelled: line.cancelled + outstandingUnits(line),
    })),
  )
  return {
    hasShipped: lines.some(({ shipped }) => shipped > 0),
    special: lines.map((line) => {
      return { productId: line.product_id, pieces: specialOutstanding(line) }
    }),
    promised: lines.map(({ product_id, reserved, backordered }) => {
      return { productId: product_id, reserved, backordered }
    }),
  }
}

/** Gives back special quantities. Call it after the stock was released, because they are locked after the stock. */
export function restoreSpecialQuantities(
  trx: Kysely<Database>,
  order: OrderRow,
  special: CancelledUnits['special'],
): Promise<void> {
  return subtractSpecialUnits(
    trx,
    { companyId: order.company_id, month: order.special_month },
    special,
  )
}

/**
 * The cheapest pieces are shipped first and cancelled last. So of the special pieces that earlier cancellations left,
 * those that are not shipped are outstanding.
 */
function specialOutstanding(line: LineRow): number {
  const left = Math.min(line.special_quantity, line.quantity - line.cancelled)
  return Math.max(0, left - line.shipped)
}
