// POST /api/orders/{orderNo}/respond: the buyer accepts the newest offer, asks for another one, or declines.
import type { Kysely } from 'kysely'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { respondToOfferRoute } from '../../../contract/order-offer.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { AWAITING_APPROVAL_DAYS } from '../../../shared/business-constants.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { targetsOf } from '../../../shared/order-states.ts'
import { LABEL_OF, type OrderEvent, type OrderState } from '../../../shared/order-vocabulary.ts'
import { endOfSellerDay } from '../../../shared/seller-day.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { findAccountById } from '../../modules/ledger/ledger-service.ts'
import { mailOrderApproval } from '../../modules/mail/order-approval-mail.ts'
import { findOwners, needsApproval } from '../../modules/ordering/approval-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/move-order.ts'
import { readNewestOffer } from '../../modules/ordering/offer-service.ts'
import { lockOwnOrder, readOrderWithParts } from '../../modules/ordering/order-service.ts'
import { confirmBuyer } from '../../modules/ordering/placing-service.ts'
import { acceptOffer } from '../../operations/accept-offer.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { notifySales } from '../../operations/notify-sales.ts'
import { AppError, invalid } from '../../platform/errors.ts'

type Input = ParsedInputOf<typeof respondToOfferRoute>
type Result = ResultOf<typeof respondToOfferRoute>

const ACCEPTED: ReadonlySet<OrderState> = new Set(['awaiting_approval', 'awaiting_payment', 'paid'])
const EVENTS = { accept: 'accept', change: 'ask_change', decline: 'decline' } as const

export const respondToOfferCall = handle(respondToOfferRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  const { code, state } = await ctx.db
    .transaction()
    .execute((trx) => respond(trx, { ...member, db: trx }, input))
  if (state === 'cancelled') await allocateBackorders(ctx.db, { itemsOf: input.orderNo })
  return new CodedResult(code, await presentOutcome(member, input.orderNo, state))
})

/**
 * Errors: 403 the actor may not order any more; 404; 409 in another state, `changed` for another revision of the offer
 * (with `revision`) or another currency of the membership (without), `expired`, `uncovered` when the balance should pay and
 * is too low; 422 a request for another offer without a message.
 */
async function respond(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  input: Input,
): Promise<{ code: ResultCode; state: OrderState }> {
  const { role } = await confirmBuyer(trx, ctx.actor)
  const order = await lockOwnOrder(trx, ctx, input.orderNo)
  const event = EVENTS[input.answer]
  if (isRepeated(order, input)) return { code: RESULT_CODES.alreadyDone, state: order.state }
  if (targetsOf({ kind: order.kind, from: order.state, event, who: buyerRole(ctx) }).length === 0) {
    throw new AppError(409, [], { state: order.state })
  }
  if (order.offer_revision !== input.revision) {
    throw new AppError(409, [], { reason: 'changed', revision: order.offer_revision })
  }
  if (input.answer === 'accept') return accept(trx, ctx, order, { ...input, role })
  const state = await declineOrAskChange(trx, ctx, order, { ...input, event })
  return { code: 200, state }
}

function isRepeated(order: OrderRow, { answer, revision }: Input): boolean {
  if (order.offer_revision !== revision) return false
  if (answer === 'accept') return ACCEPTED.has(order.state)
  return answer === 'change' ? order.state === 'submitted' : order.state === 'cancelled'
}

async function accept(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  order: OrderRow,
  { payFromAccount, role }: Input & { role: string },
): Promise<{ code: ResultCode; state: OrderState }> {
  const now = ctx.clock()
  // Staff have changed the currency of the membership: the order has to be submitted again.
  if (order.currency !== ctx.actor.currency) throw new AppError(409, [], { reason: 'changed' })
  const offer = await readNewestOffer(trx, order)
  if (!offer || offer.valid_until <= now) throw new AppError(409, [], { reason: 'expired' })
  const actor = `member:${ctx.actor.memberId}`
  const party = { companyId: ctx.actor.companyId, kind: order.kind }
  const acceptance = { role, currency: order.currency, total: BigInt(order.total) }
  if (await needsApproval(trx, party, acceptance)) {
    const due = endOfSellerDay(now, AWAITING_APPROVAL_DAYS)
    const changes = { due_at: due < offer.valid_until ? due : offer.valid_until }
    const note = payFromAccount ? { payFromAccount } : {}
    const state = 'awaiting_approval'
    await moveOrder(trx, order, { event: 'accept', state, actor, now, note, changes })
    await askOwners(trx, ctx, order)
    return { code: RESULT_CODES.needsAction, state }
  }
  const state = await acceptOffer(trx, order, { payFromAccount, event: 'accept', actor, now })
  return { code: state === 'paid' ? 200 : RESULT_CODES.needsAction, state }
}

async function askOwners(trx: Kysely<Database>, ctx: MemberCtx, order: OrderRow): Promise<void> {
  const { order_no: orderNo, own_reference: ownReference, currency } = order
  const total = minorText(BigInt(order.total), currency)
  await mailOrderApproval(trx, ctx.clock(), {
    event: 'offerAsked',
    order: { orderNo, ownReference, total, currency },
    to: await findOwners(trx, ctx.actor.companyId),
    by: ctx.actor.loginName,
  })
}

async function declineOrAskChange(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  order: OrderRow,
  { event, answer, message }: Input & { event: OrderEvent },
): Promise<OrderState> {
  const now = ctx.clock()
  const by = { actor: `member:${ctx.actor.memberId}`, now }
  const orderNo = order.order_no
  if (answer === 'decline') {
    await notifySales(trx, ctx, { event: 'declined', orderNo, message: message ?? '' })
    return cancelOutstanding(trx, order, {
      ...by,
      event: 'decline',
      who: buyerRole(ctx),
      reason: message,
      mail: 'cancelled',
    })
  }
  if (!message) throw invalid('message', 'required')
  const changes = { due_at: null }
  await moveOrder(trx, order, { ...by, event, state: 'submitted', note: { message }, changes })
  await notifySales(trx, ctx, { event: 'changeAsked', orderNo, message })
  return 'submitted'
}

function buyerRole({ actor }: MemberCtx): 'owner' | 'buyer' {
  return actor.role === 'owner' ? 'owner' : 'buyer'
}

async function presentOutcome(ctx: MemberCtx, orderNo: string, state: OrderState): Promise<Result> {
  const { order } = await readOrderWithParts(ctx, orderNo)
  const { total, currency, account_id: accountId, payment_reference: paymentReference } = order
  const isWaiting = state === 'awaiting_payment'
  const available = isWaiting ? BigInt((await findAccountById(ctx.db, accountId)).available) : 0n
  const lack = BigInt(total) - available
  return {
    orderNo,
    state,
    label: LABEL_OF[state],
    paymentReference: isWaiting ? paymentReference : null,
    missing: isWaiting ? minorText(lack > 0n ? lack : 0n, currency) : null,
  }
}
