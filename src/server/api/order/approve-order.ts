// POST /api/orders/{orderNo}/approve: an owner approves an order above the limit, with current prices, stock and rules.
import type { Kysely } from 'kysely'
import { approveOrderRoute } from '../../../contract/approval.ts'
import type { ParsedInputOf } from '../../../contract/call.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import { LABEL_OF, type OrderState } from '../../../shared/order-vocabulary.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  findAccountById,
  findOrCreateAccount,
  holdOrWait,
} from '../../modules/ledger/ledger-service.ts'
import { mailOrderApproval } from '../../modules/mail/order-approval-mail.ts'
import {
  findAcceptorOf,
  findPlacerOf,
  isToPayFromAccount,
  readOrderToApprove,
  restoreSpecialQuantitiesOf,
  saveApprovedOrder,
} from '../../modules/ordering/approval-service.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { readNewestOffer } from '../../modules/ordering/offer-service.ts'
import { lockOwnOrder } from '../../modules/ordering/order-service.ts'
import {
  confirmBuyer,
  requireSamePrices,
  consumeSpecialQuantities,
} from '../../modules/ordering/placing-service.ts'
import { releaseStock } from '../../modules/stock/reservation-service.ts'
import { acceptOffer } from '../../operations/accept-offer.ts'
import { deriveOrder, promiseOf, requireUnchanged } from '../../operations/derive-order.ts'
import { promiseLines } from '../../operations/place-agreed.ts'
import { AppError } from '../../platform/errors.ts'

const APPROVED_STATES: ReadonlySet<OrderState> = new Set([
  'held',
  'awaiting_funds',
  'awaiting_payment',
  'paid',
])

type Input = ParsedInputOf<typeof approveOrderRoute>

export const approveOrderCall = handle(approveOrderRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  return ctx.db.transaction().execute((trx) => approve(trx, { ...member, db: trx }, input))
})

/**
 * Errors: 403 the login is no longer an owner, 404; 409 `changed` if the currency, a line, the service or the total is
 * another one by now, `expired`, `short`, `uncovered`, `demonstration` (a price of the demonstration), or another state;
 * 422 the address is not valid any more, or the service does not exist any more.
 */
async function approve(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  { orderNo, expectedTotal }: Input,
): Promise<CodedResult<PlacedOrder>> {
  const { role } = await confirmBuyer(trx, ctx.actor)
  if (role !== 'owner') throw new AppError(403, [], { reason: 'role' })
  const order = await lockOwnOrder(trx, ctx, orderNo)
  if (order.state !== 'awaiting_approval') {
    if (!APPROVED_STATES.has(order.state)) {
      throw new AppError(409, [], { state: order.state })
    }
    return new CodedResult(RESULT_CODES.alreadyDone, placedOf(order))
  }
  // Staff have changed the currency of the membership: the order has to be placed again.
  if (order.currency !== ctx.actor.currency) throw new AppError(409, [], { reason: 'changed' })
  return order.kind === 'wholesale'
    ? approveOffer(trx, ctx, { order, expectedTotal })
    : continueOrder(trx, ctx, { order, expectedTotal })
}

/**
 * Accepts the offer. The order is paid from the balance if the colleague who accepted it chose so and the balance
 * covers the total.
 */
async function approveOffer(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  { order, expectedTotal }: { order: OrderRow; expectedTotal: string },
): Promise<CodedResult<PlacedOrder>> {
  const { memberId, loginName: by } = ctx.actor
  const now = ctx.clock()
  const { order_no: orderNo, own_reference: ownReference, currency } = order
  const total = minorText(BigInt(order.total), currency)
  const offer = await readNewestOffer(trx, order)
  if (!offer || offer.valid_until <= now) throw new AppError(409, [], { reason: 'expired' })
  // Items that were discontinued meanwhile have left the total.
  if (parseMinor(expectedTotal, currency) !== BigInt(order.total)) {
    throw new AppError(409, [], { reason: 'changed', total })
  }
  const account = await findAccountById(trx, order.account_id)
  const isCovered = BigInt(account.available) >= BigInt(order.total) && account.waiting === 0
  const payFromAccount = isCovered && (await isToPayFromAccount(trx, order))
  const actor = `member:${memberId}`
  const state = await acceptOffer(trx, order, { payFromAccount, event: 'approve', actor, now })
  const about = { orderNo, ownReference, total, currency }
  const to = await findAcceptorOf(trx, order)
  await mailOrderApproval(trx, now, { event: 'offerApproved', order: about, to, by })
  return new CodedResult(
    state === 'paid' ? 200 : RESULT_CODES.needsAction,
    placedOf({ ...order, state }),
  )
}

/** Locks stock, special quantities and account, as placing does. */
async function continueOrder(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  { order, expectedTotal }: { order: OrderRow; expectedTotal: string },
): Promise<CodedResult<PlacedOrder>> {
  const { companyId, memberKind: kind, memberId, loginName: by } = ctx.actor
  const { lines: ordered, address } = await readOrderToApprove(trx, order)
  const wanted = ordered.map(({ position, product_id: productId, item_no: itemNo, quantity }) => {
    return { position, productId, itemNo, quantity }
  })
  const promised = await promiseLines(trx, { wanted, mayWait: order.may_wait })
  await restoreSpecialQuantitiesOf(trx, order)
  const { service, currency } = order
  const derived = await deriveOrder(ctx, ordered, { address, service })
  const chosenService = requireUnchanged(derived, { service, expectedTotal })
  const now = ctx.clock()
  const { lines, goods } = derived
  await requireSamePrices(trx, order, lines)
  const { freight } = chosenService
  const amount = goods + freight
  await consumeSpecialQuantities(trx, companyId, { month: sellerDay(now).slice(0, 7), lines })
  const account = await findOrCreateAccount(trx, { companyId, kind, currency })
  const held = await holdOrWait(trx, { accountId: account.id, orderId: order.id, amount })
  const state = held === 'held' ? 'held' : 'awaiting_funds'
  if (state === 'awaiting_funds') await releaseStock(trx, promised)
  const deliveryPromise = promiseOf(now, chosenService)
  const actor = `member:${memberId}`
  const approved = { state, goods, freight, deliveryPromise, lines, promised, actor, now } as const
  await saveApprovedOrder(trx, order, approved)
  const total = minorText(amount, currency)
  const about = { orderNo: order.order_no, ownReference: order.own_reference, total, currency }
  const to = await findPlacerOf(trx, order)
  await mailOrderApproval(trx, now, { event: 'approved', order: about, to, by })
  const available = BigInt(account.available)
  const placed = {
    ...placedOf({ ...order, state, total: Number(amount) }),
    missing:
      state === 'held' || available >= amount ? null : minorText(amount - available, currency),
    backordered: state === 'held' ? promised.reduce((sum, line) => sum + line.backordered, 0) : 0,
  }
  return new CodedResult(codeOf(placed), placed)
}

function codeOf({ state, backordered }: PlacedOrder): ResultCode {
  if (state === 'awaiting_funds') return RESULT_CODES.needsAction
  return backordered > 0 ? RESULT_CODES.accepted : 200
}

function placedOf(order: Pick<OrderRow, 'order_no' | 'state' | 'total' | 'currency'>): PlacedOrder {
  const { order_no: orderNo, state, total, currency } = order
  return {
    orderNo,
    state,
    label: LABEL_OF[state],
    total: minorText(BigInt(total), currency),
    currency,
    missing: null,
    backordered: 0,
  }
}
