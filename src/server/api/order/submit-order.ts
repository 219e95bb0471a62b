// POST /api/orders/submit: turns the basket of a wholesaler into an order, once, which staff answer with an offer.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { submitOrderRoute } from '../../../contract/order-offer.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  consumeIdempotencyKey,
  saveIdempotencyResult,
} from '../../modules/ledger/ledger-service.ts'
import { chooseAddress } from '../../modules/membership/delivery-address-service.ts'
import { confirmBuyerWithBasket } from '../../modules/ordering/placing-service.ts'
import { notifySales } from '../../operations/notify-sales.ts'
import { ORDER_KEY_PURPOSE } from '../../operations/place-agreed.ts'
import { submitForOffer } from '../../operations/submit-for-offer.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof submitOrderRoute>

export const submitOrderCall = handle(submitOrderRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  const { companyId } = member.actor
  return runExclusive(`order ${companyId} ${input.key}`, () => submitOnce(member, input))
})

async function submitOnce(ctx: MemberCtx, input: Input): Promise<CodedResult<PlacedOrder>> {
  const { lang: _, key, ...request } = input
  const { companyId, memberId } = ctx.actor
  const keyOfRequest = { companyId, purpose: ORDER_KEY_PURPOSE, key }
  return ctx.db.transaction().execute(async (trx) => {
    const keyState = await consumeIdempotencyKey(trx, {
      ...keyOfRequest,
      request: { ...request, memberId },
    })
    if (keyState.state === 'replay')
      return new CodedResult(RESULT_CODES.alreadyDone, keyState.result as PlacedOrder)
    const result = await submit(trx, { ...ctx, db: trx }, input)
    const { requestHash } = keyState
    await saveIdempotencyResult(trx, { ...keyOfRequest, requestHash, result, now: ctx.clock() })
    return new CodedResult(200, result)
  })
}

/** Locks membership and basket; the rest is locked by `submitForOffer`. */
async function submit(trx: Kysely<Database>, ctx: MemberCtx, input: Input): Promise<PlacedOrder> {
  const { buyer, basket } = await confirmBuyerWithBasket(trx, ctx.actor)
  const address = await chooseAddress(ctx, input.deliverTo)
  if (!address) throw notFound()
  if (basket?.revision !== input.revision || basket.lines.length === 0) {
    throw new AppError(409, [], { reason: 'changed', revision: basket?.revision ?? 0 })
  }
  const { shipPolicy, ownReference, note } = input
  const submission = { lines: basket.lines, address, shipPolicy, ownReference, note }
  const { placed } = await submitForOffer(trx, ctx, {
    buyer,
    submission: { ...submission, event: 'submitted' },
    basketId: basket.id,
  })
  const { orderNo } = placed
  await notifySales(trx, ctx, { event: 'submitted', orderNo, message: note ?? '' })
  return placed
}
