// Serves backordered pieces from stock that arrived or became free: the oldest hold first.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  listServableOrders,
  lockBackorders,
  allocateUnits,
  writeAllocated,
} from '../modules/ordering/allocation-service.ts'
import { lockUnreserved, reserveBackordered } from '../modules/stock/reservation-service.ts'

const ORDERS_AT_ONCE = 500

/**
 * Each order is a separate transaction. Returns how many orders got pieces. `itemsOf`: serves only orders that wait for an
 * item of that order, so that the member who frees its pieces does not wait for the rest, which `jobs/carry-stock.ts`
 * serves within a minute.
 */
export async function allocateBackorders(
  db: Kysely<Database>,
  { itemsOf }: { itemsOf?: string } = {},
): Promise<number> {
  let total = 0
  for (;;) {
    const orderNos = await listServableOrders(db, { limit: ORDERS_AT_ONCE, itemsOf })
    let served = 0
    for (const orderNo of orderNos) {
      if (await db.transaction().execute((trx) => allocateOrder(trx, orderNo))) served += 1
    }
    total += served
    if (served === 0 || orderNos.length < ORDERS_AT_ONCE) return total
  }
}

/** Locks the order, then the stock. False: nothing is left for this order. */
async function allocateOrder(trx: Kysely<Database>, orderNo: string): Promise<boolean> {
  const lines = await lockBackorders(trx, orderNo)
  const unreserved = await lockUnreserved(
    trx,
    lines.map(({ product_id }) => product_id),
  )
  const served = await allocateUnits(trx, lines, unreserved)
  const orderId = served[0]?.line.order_id
  if (orderId === undefined) return false
  await writeAllocated(trx, orderId, served)
  await reserveBackordered(
    trx,
    served.map(({ line, pieces }) => ({ productId: line.product_id, pieces })),
  )
  return true
}
