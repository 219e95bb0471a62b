// Accepts the offer of a locked order: it waits for its payment with the free pieces reserved, or is paid immediately.
import type { Kysely } from 'kysely'
import { PAYMENT_DAYS } from '../../shared/business-constants.ts'
import type { OrderState } from '../../shared/order-vocabulary.ts'
import { endOfSellerDay } from '../../shared/seller-day.ts'
import type { Database } from '../db/database.ts'
import { holdAvailable, startWaiting } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import { markPaid, readWantedUnits, reserveUnits } from '../modules/ordering/release-service.ts'
import { reserveFree, promiseStock } from '../modules/stock/reservation-service.ts'
import { AppError } from '../platform/errors.ts'
import { minorText } from '../../shared/minor-units.ts'

type Trx = Kysely<Database>

export interface Acceptance {
  payFromAccount: boolean
  /** `approve`: an owner approves what a colleague accepted. */
  event: 'accept' | 'approve'
  actor: string
  now: Date
}

/**
 * Locks the stock, then the account. Errors: 409 `uncovered` when the balance should pay the order and does not cover it.
 */
export async function acceptOffer(
  trx: Trx,
  order: OrderRow,
  { payFromAccount, event, actor, now }: Acceptance,
): Promise<OrderState> {
  const wanted = await readWantedUnits(trx, order)
  const { account_id: accountId, id: orderId, total } = order
  if (payFromAccount) {
    const promised = await promiseStock(trx, wanted)
    const isHeld = await holdAvailable(trx, { accountId, orderId, amount: BigInt(total) })
    if (!isHeld) throw new AppError(409, [], { reason: 'uncovered' })
    await markPaid(trx, order, { event, promised, actor, now })
    const facts = await chooseMailOrDigest(trx, { orderId, event: 'paid', now })
    await writeOrderMail(trx, now, facts, { event: 'paid' })
    return 'paid'
  }
  const reserved = await reserveFree(trx, wanted)
  await startWaiting(trx, { accountId })
  await reserveUnits(trx, order, reserved)
  const dueAt = endOfSellerDay(now, PAYMENT_DAYS)
  const changes = { due_at: dueAt, reminded_at: null }
  const move = { event, state: 'awaiting_payment', actor, now, changes } as const
  await moveOrder(trx, order, move)
  const facts = await chooseMailOrDigest(trx, { orderId, event: 'toPay', now })
  const payment = {
    reference: order.payment_reference ?? '',
    amount: `${order.currency} ${minorText(BigInt(total), order.currency)}`,
  }
  await writeOrderMail(trx, now, facts, { event: 'toPay', dueAt, payment })
  return 'awaiting_payment'
}
