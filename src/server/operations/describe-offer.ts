// Describes the offer of a wholesale order and the payment it waits for, for the answers of calls.
import type { ResultOf } from '../../contract/call.ts'
import type { readOrderRoute } from '../../contract/order.ts'
import { minorText } from '../../shared/minor-units.ts'
import { type Ctx, memberOf } from '../context/context.ts'
import { findAccountById } from '../modules/ledger/ledger-service.ts'
import { listPaymentMethods, quotePayment } from '../modules/ledger/payment-service.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import { findFreeUnits, readNewestOffer } from '../modules/ordering/offer-service.ts'

type Result = ResultOf<typeof readOrderRoute>

/** Null before the first offer. */
export async function readOffer(ctx: Ctx, order: OrderRow): Promise<Result['offer']> {
  const offer = await readNewestOffer(ctx.db, order)
  if (!offer) return null
  const free = await findFreeUnits(ctx.db, order.id)
  const text = (minor: number) => minorText(BigInt(minor), order.currency)
  return {
    revision: offer.revision,
    goods: text(offer.goods),
    freight: text(offer.freight),
    total: text(offer.total),
    offeredAt: offer.offered_at.toISOString(),
    validUntil: offer.valid_until.toISOString(),
    note: offer.note,
    lines: offer.lines.map(({ position, itemNo, wanted, quantity, total }) => {
      return { itemNo, wanted, quantity, amount: text(total), free: free.get(position) ?? 0 }
    }),
  }
}

/** Null for viewers, who may not see the balance, and for orders that wait neither for payment nor for an answer to their offer. */
export async function readPayment(ctx: Ctx, order: OrderRow): Promise<Result['payment']> {
  if (memberOf(ctx).role === 'viewer') return null
  const isPayable = order.state === 'awaiting_payment' || order.state === 'quoted'
  if (!isPayable || order.payment_reference === null) return null
  const { currency, id: orderId } = order
  const account = await findAccountById(ctx.db, order.account_id)
  const available = BigInt(account.available)
  const lack = BigInt(order.total) - available
  const missing = lack > 0n ? lack : 0n
  const text = (minor: bigint) => minorText(minor, currency)
  const now = ctx.clock()
  const methods =
    missing === 0n
      ? []
      : await Promise.all(
          (await listPaymentMethods(ctx.db, currency, now)).map(async ({ id }) => {
            const question = { method: id, credit: missing, orderId, now }
            const { charge, toPay, rejected } = await quotePayment(ctx.db, account, question)
            return { id, charge: text(charge), toPay: text(toPay), rejected }
          }),
        )
  return {
    reference: order.payment_reference,
    available: text(available),
    missing: text(missing),
    methods,
  }
}
