// POST /api/orders: places one order from the basket, once, however often the request is sent.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { type PlacedOrder, placeOrderRoute } from '../../../contract/order.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  consumeIdempotencyKey,
  saveIdempotencyResult,
} from '../../modules/ledger/ledger-service.ts'
import { confirmBuyerWithBasket } from '../../modules/ordering/placing-service.ts'
import { rememberOrdered } from '../../modules/wishlist/standing-service.ts'
import {
  deriveOrder,
  orderChanged,
  promiseOf,
  requireUnchanged,
} from '../../operations/derive-order.ts'
import { ORDER_KEY_PURPOSE, placeAgreed } from '../../operations/place-agreed.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof placeOrderRoute>

export const placeOrderCall = handle(placeOrderRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  const { companyId } = member.actor
  // Repeated requests wait here, so that together they use one database connection.
  return runExclusive(`order ${companyId} ${input.key}`, () => placeOnce(member, input))
})

/** 200, 40001 waits for money or approval, 5000 backordered, 5600 placed before. Errors: 403, 409, 422. */
async function placeOnce(ctx: MemberCtx, input: Input): Promise<CodedResult<PlacedOrder>> {
  const { lang: _, key, ...request } = input
  const keyOfRequest = { companyId: ctx.actor.companyId, purpose: ORDER_KEY_PURPOSE, key }
  return ctx.db.transaction().execute(async (trx) => {
    const keyState = await consumeIdempotencyKey(trx, {
      ...keyOfRequest,
      request: { ...request, memberId: ctx.actor.memberId },
    })
    if (keyState.state === 'replay')
      return new CodedResult(RESULT_CODES.alreadyDone, keyState.result as PlacedOrder)
    const result = await place(trx, { ...ctx, db: trx }, input)
    const now = ctx.clock()
    await saveIdempotencyResult(trx, {
      ...keyOfRequest,
      requestHash: keyState.requestHash,
      result,
      now,
    })
    return new CodedResult(codeOf(result), result)
  })
}

function codeOf({ state, backordered }: PlacedOrder): ResultCode {
  if (state !== 'held') return RESULT_CODES.needsAction
  return backordered > 0 ? RESULT_CODES.accepted : 200
}

/**
 * Locks membership and basket; `placeAgreed` locks the rest. The new order needs no lock: no other transaction sees it
 * yet.
 */
async function place(trx: Kysely<Database>, ctx: MemberCtx, input: Input): Promise<PlacedOrder> {
  const { buyer, basket } = await confirmBuyerWithBasket(trx, ctx.actor)
  if (basket?.revision !== input.revision || basket.lines.length === 0) {
    throw orderChanged({ revision: basket?.revision ?? 0 })
  }
  const derived = await deriveOrder(ctx, basket.lines, input)
  const chosenService = requireUnchanged(derived, input)
  const deliveryPromise = promiseOf(ctx.clock(), chosenService)
  const agreed = { ...input, ...derived, chosenService, deliveryPromise }
  const placing = { buyer, agreed, isMailed: true, basketId: basket.id }
  const { id: orderId, placed } = await placeAgreed(trx, ctx, placing)
  const { currency } = derived
  const order = { orderId, kind: ctx.actor.memberKind, currency, now: ctx.clock() }
  await rememberOrdered(trx, order, { taken: basket.lines, lines: derived.lines })
  return placed
}
