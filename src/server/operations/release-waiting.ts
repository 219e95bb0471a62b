// Releases orders that wait for money, strictly in turn. Dropshippers: by the rank that the member gave them, then the
// oldest first. Wholesalers: first an order that a credited payment names and covers, then the one due first.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { fundWaiting, leaveWaiting } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import { markFunded, markPaid, lockWaitingOrder } from '../modules/ordering/release-service.ts'
import { promiseStock, releaseStock } from '../modules/stock/reservation-service.ts'

/** One transaction for each order. Returns how many were released. */
export async function releaseWaiting(
  db: Kysely<Database>,
  accountId: number,
  now: Date,
): Promise<number> {
  let released = 0
  while (await db.transaction().execute((trx) => releaseNext(trx, accountId, now))) released += 1
  return released
}

/** Holds the total; an order whose total has fallen to 0 needs no money. False: the money does not cover it. */
async function tryToFund(trx: Kysely<Database>, order: OrderRow): Promise<boolean> {
  const { account_id: accountId, id: orderId, total } = order
  if (total > 0) return fundWaiting(trx, { accountId, orderId, amount: BigInt(total) })
  await leaveWaiting(trx, { accountId })
  return true
}

/** Locks the order, then the stock, then the account. False: none waits, or the money does not cover the next. */
async function releaseNext(trx: Kysely<Database>, accountId: number, now: Date): Promise<boolean> {
  const next = await lockWaitingOrder(trx, accountId)
  if (!next) return false
  const { order, wanted } = next
  const promised = await promiseStock(trx, wanted)
  if (!(await tryToFund(trx, order))) {
    await releaseStock(trx, promised)
    return false
  }
  const event = order.kind === 'dropship' ? 'funded' : 'paid'
  if (event === 'funded') await markFunded(trx, order, { promised, now })
  else await markPaid(trx, order, { event: 'pay', promised, actor: 'scheduler', now })
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event, now })
  await writeOrderMail(trx, now, facts, { event })
  return true
}
