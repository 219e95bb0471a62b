// Applies what the buyer chose for the case that some pieces of the order are not in stock when it is picked.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { releaseHold } from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { restoreSpecialQuantities } from '../../modules/ordering/cancel-service.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { cancelBackordered } from '../../modules/ordering/cut-lines.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import { readLines } from '../../modules/ordering/warehouse-service.ts'
import { releaseStock } from '../../modules/stock/reservation-service.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * Leaves the missing pieces for a later parcel, or cancels them and releases the money held for them. Errors: 409 `incomplete` for an
 * order that leaves only when complete.
 */
export async function applyShipPolicy(
  trx: Kysely<Database>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const lines = await readLines(trx, order)
  const isShort = lines.some(({ backordered }) => backordered > 0)
  if (!isShort || order.ship_policy === 'as_available') return
  if (order.ship_policy === 'complete') throw new AppError(409, [], { reason: 'incomplete' })
  const { promised, special, amount } = await cancelBackordered(trx, order)
  await releaseStock(trx, promised)
  await restoreSpecialQuantities(trx, order, special)
  if (amount > 0n) await releaseHold(trx, { orderId: order.id, amount })
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: 'shortDropped', now })
  await writeOrderMail(trx, now, facts, { event: 'shortDropped' })
}
