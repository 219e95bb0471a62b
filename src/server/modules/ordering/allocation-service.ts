// Backordered pieces of orders: which order is served next, and how many pieces it gets.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findOlderBackorders } from './allocation-repository.ts'
import { findLines, type LineRow, lockOrder, writeUnits } from './order-writing-repository.ts'

export { findServableOrders as listServableOrders } from './allocation-repository.ts'

type Trx = Kysely<Database>

/** Locks the order and returns its backordered lines; none while it is picked, because its pick list is printed. */
export async function lockBackorders(trx: Trx, orderNo: string): Promise<LineRow[]> {
  const order = await lockOrder(trx, orderNo)
  if (!order || order.state === 'picking') return []
  return (await findLines(trx, order.id)).filter(({ backordered }) => backordered > 0)
}

/**
 * How many of the unreserved pieces each line gets; the stock is locked. Pieces that older orders wait for stay
 * unreserved: an older order that is being picked gets them afterwards.
 */
export async function allocateUnits(
  trx: Trx,
  lines: readonly LineRow[],
  unreserved: ReadonlyMap<number, number>,
): Promise<{ line: LineRow; pieces: number }[]> {
  const orderId = lines[0]?.order_id
  if (orderId === undefined) return []
  const older = await findOlderBackorders(
    trx,
    orderId,
    lines.map(({ product_id }) => product_id),
  )
  const left = new Map([...unreserved].map(([id, pieces]) => [id, pieces - (older.get(id) ?? 0)]))
  return lines
    .map((line) => {
      const { product_id: id, backordered } = line
      const free = left.get(id) ?? 0
      const pieces = Math.max(0, Math.min(backordered, free))
      // A replacement item may be in another line of the order, too.
      left.set(id, free - pieces)
      return { line, pieces }
    })
    .filter(({ pieces }) => pieces > 0)
}

/** These pieces are reserved instead of backordered. */
export function writeAllocated(
  trx: Trx,
  orderId: number,
  served: ReadonlyArray<{ line: LineRow; pieces: number }>,
): Promise<void> {
  const units = served.map(({ line, pieces }) => ({
    position: line.position,
    reserved: line.reserved + pieces,
    backordered: line.backordered - pieces,
    shipped: line.shipped,
    cancelled: line.cancelled,
  }))
  return writeUnits(trx, orderId, units)
}
