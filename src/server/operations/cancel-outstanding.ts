// Cancels what is not shipped of an order, and releases its stock and money in the same transaction.
import type { Kysely } from 'kysely'
import { type OrderMove, targetsOf } from '../../shared/order-states.ts'
import type { OrderActor, OrderEvent, OrderState } from '../../shared/order-vocabulary.ts'
import type { Database } from '../db/database.ts'
import { leaveWaiting, releaseHold } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import type { OrderMailEvent } from '../modules/mail/composition/order-mail-contents.ts'
import { cancelUnits, restoreSpecialQuantities } from '../modules/ordering/cancel-service.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import { stateOfParcels } from '../modules/ordering/shipment-service.ts'
import { releaseStock } from '../modules/stock/reservation-service.ts'
import { AppError } from '../platform/errors.ts'

export interface Cancellation {
  event: Extract<
    OrderEvent,
    | 'cancel'
    | 'cancel_rest'
    | 'grant_cancel'
    | 'decline'
    | 'expire_funds'
    | 'expire_offer'
    | 'expire_payment'
    | 'refuse_approval'
    | 'expire_approval'
  >
  /** The role of the actor, which decides from which states the order may be cancelled. */
  who: OrderActor
  /** For the log: 'member:42', 'staff:ann@…', 'scheduler'. */
  actor: string
  now: Date
  reason?: string | undefined
  /**
   * Null: the caller writes another mail. Where parcels have left, the mail about the rest is sent. 'cancelledByUs'
   * quotes the reason.
   */
  mail: OrderMailEvent | null
  /** Pieces that the caller has cancelled in the same transaction, whose stock and money are to be released with the rest. */
  cut?: ReadonlyArray<{ productId: number; reserved: number; backordered: number }>
}

/** The order is locked by the caller. Errors: 409 in a state that does not allow it. */
export async function cancelOutstanding(
  trx: Kysely<Database>,
  order: OrderRow,
  { event, who, actor, now, reason, mail, cut = [] }: Cancellation,
): Promise<OrderState> {
  const move: OrderMove = { kind: order.kind, from: order.state, event, who }
  const targets = targetsOf(move)
  const { promised, special, hasShipped } = await cancelUnits(trx, order)
  const state = hasShipped ? await stateOfParcels(trx, order) : 'cancelled'
  if (!targets.includes(state)) throw new AppError(409, [], { state: order.state })
  await releaseStock(trx, [...promised, ...cut])
  await restoreSpecialQuantities(trx, order, special)
  const isWaiting = order.state === 'awaiting_funds' || order.state === 'awaiting_payment'
  // The ledger only counts the waiting orders of an account, so it does not need to know which one leaves.
  if (isWaiting) await leaveWaiting(trx, { accountId: order.account_id })
  else if (order.state !== 'awaiting_approval') await releaseHold(trx, { orderId: order.id })
  const note = reason === undefined ? {} : { reason }
  // Nothing of the order waits any longer, so it has no deadline, no place among orders that wait for money (`rank`), no
  // stop and no open question.
  const asked = { cancel_asked_at: null, discontinued_asked_at: null }
  const changes = { due_at: null, rank: null, stopped: false, ...asked }
  await moveOrder(trx, order, { event, state, actor, now, note, changes })
  if (mail === null) return state
  const mailed = hasShipped ? (MAILS_OF_REST[mail] ?? mail) : mail
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: mailed, now })
  const reasonText = mail === 'cancelledByUs' ? reason : ''
  await writeOrderMail(trx, now, facts, { event: mailed, reasonText })
  return state
}

const MAILS_OF_REST: Partial<Record<OrderMailEvent, OrderMailEvent>> = {
  cancelled: 'restCancelled',
  cancelledByUs: 'restCancelledByUs',
}
