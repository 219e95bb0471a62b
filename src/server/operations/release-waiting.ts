// Releases orders that wait for money, strictly in turn. Dropshippers: by the rank that the member gave them, then the
// oldest first. Wholesalers: first an order that a credited payment names and covers, then the one due first. An order
// that is short, and whose buyer did not agree that missing pieces follow, keeps waiting and is passed over.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { fundWaiting, leaveWaiting } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import {
  markFunded,
  markPaid,
  lockWaitingOrder,
  waitForStock,
} from '../modules/ordering/release-service.ts'
import { promiseStock, releaseStock } from '../modules/stock/reservation-service.ts'

/** One transaction for each order. Returns how many were released. */
export async function releaseWaiting(
  db: Kysely<Database>,
  accountId: number,
  now: Date,
): Promise<number> {
  let released = 0
  const passed: number[] = []
  for (;;) {
    const turn = { accountId, passed, now }
    const outcome = await db.transaction().execute((trx) => releaseNext(trx, turn))
    if (!outcome) return released
    if (outcome.isReleased) released += 1
    else passed.push(outcome.orderId)
  }
}

/** Holds the total; an order whose total has fallen to 0 needs no money. False: the money does not cover it. */
async function tryToFund(trx: Kysely<Database>, order: OrderRow): Promise<boolean> {
  const { account_id: accountId, id: orderId, total } = order
  if (total > 0) return fundWaiting(trx, { accountId, orderId, amount: BigInt(total) })
  await leaveWaiting(trx, { accountId })
  return true
}

interface Outcome {
  orderId: number
  /** False: it waits for stock. */
  isReleased: boolean
}

/** Locks the order, then the stock, then the account. Undefined: none waits, or the money does not cover the next. */
async function releaseNext(
  trx: Kysely<Database>,
  { accountId, passed, now }: { accountId: number; passed: readonly number[]; now: Date },
): Promise<Outcome | undefined> {
  const next = await lockWaitingOrder(trx, accountId, passed)
  if (!next) return undefined
  const { order, wanted } = next
  const promised = await promiseStock(trx, wanted)
  const isShort = promised.some(({ backordered }) => backordered > 0)
  if (isShort && order.kind === 'dropship' && !order.may_wait) {
    await releaseStock(trx, promised)
    const missing = promised.map(({ position, backordered: quantity }) => {
      const itemNo = wanted.find((line) => line.position === position)?.itemNo ?? ''
      return { itemNo, quantity }
    })
    const items = missing.filter(({ quantity }) => quantity > 0)
    return (await passOver(trx, order, { items, now }))
      ? { orderId: order.id, isReleased: false }
      : undefined
  }
  if (!(await tryToFund(trx, order))) {
    await releaseStock(trx, promised)
    return undefined
  }
  const event = order.kind === 'dropship' ? 'funded' : 'paid'
  if (event === 'funded') await markFunded(trx, order, { promised, now })
  else await markPaid(trx, order, { event: 'pay', promised, actor: 'scheduler', now })
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event, now })
  await writeOrderMail(trx, now, facts, { event })
  return { orderId: order.id, isReleased: true }
}

/** Tells the buyer once. False: the balance does not cover the order. */
async function passOver(
  trx: Kysely<Database>,
  order: OrderRow,
  { items, now }: { items: readonly { itemNo: string; quantity: number }[]; now: Date },
): Promise<boolean> {
  const outcome = await waitForStock(trx, order, { items, now })
  if (outcome === 'uncovered') return false
  if (outcome === 'waits') {
    const event = 'waitsForStock'
    const facts = await chooseMailOrDigest(trx, { orderId: order.id, event, now })
    const missing = items.map((item) => ({ ...item, replacement: null }))
    await writeOrderMail(trx, now, facts, { event, items: missing, dueAt: order.due_at })
  }
  return true
}
