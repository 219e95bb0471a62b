// POST /api/orders: one order from the basket, once, however often it is sent.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { type PlacedOrder, placeOrderRoute } from '../../../contract/order.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import { LABEL_OF } from '../../../shared/order-vocabulary.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  consumeIdempotencyKey,
  findOrOpenAccount,
  holdOrWait,
  saveIdempotencyResult,
} from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { emptyBasket, lockBasketLines } from '../../modules/ordering/basket-service.ts'
import { planKnownMail } from '../../modules/ordering/order-facts.ts'
import {
  confirmBuyer,
  mailFactsOf,
  settleOrder,
  storeOrder,
  useSpecialQuantities,
} from '../../modules/ordering/placing-service.ts'
import {
  type PromisedUnits,
  promiseStock,
  releaseStock,
} from '../../modules/stock/reservation-service.ts'
import { type DerivedOrder, deriveOrder, promiseOf } from '../../operations/derive-order.ts'
import { AppError } from '../../platform/errors.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof placeOrderRoute>

/** The purpose of its idempotency keys. */
export const PLACING = 'order.place'

export const placeOrderCall = handle(placeOrderRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  const { companyId } = member.actor
  // Repetitions wait here, so that they hold one connection between them.
  return runExclusive(`order ${companyId} ${input.key}`, () => placeOnce(member, input))
})

/** 200, 40001 waits for money, 5000 backordered, 5600 placed before. Errors: 403, 409, 422. */
async function placeOnce(ctx: MemberCtx, input: Input): Promise<CodedResult<PlacedOrder>> {
  const { lang: _, key, ...request } = input
  const keyOfRequest = { companyId: ctx.actor.companyId, purpose: PLACING, key }
  return ctx.db.transaction().execute(async (trx) => {
    const seen = await consumeIdempotencyKey(trx, {
      ...keyOfRequest,
      request: { ...request, memberId: ctx.actor.memberId },
    })
    if (seen.state === 'replay') return new CodedResult(5600, seen.result as PlacedOrder)
    const result = await place(trx, { ...ctx, db: trx }, input)
    const now = ctx.clock()
    await saveIdempotencyResult(trx, {
      ...keyOfRequest,
      requestHash: seen.requestHash,
      result,
      now,
    })
    return new CodedResult(codeOf(result), result)
  })
}

function codeOf({ state, backordered }: PlacedOrder): 200 | 5000 | 40001 {
  if (state === 'awaiting_funds') return 40001
  return backordered > 0 ? 5000 : 200
}

/**
 * Locks membership, basket, stock, special quantities and account, in this order everywhere. No other transaction sees
 * the new order yet.
 */
async function place(trx: Kysely<Database>, ctx: MemberCtx, input: Input): Promise<PlacedOrder> {
  const { companyId, memberKind: kind } = ctx.actor
  const buyer = await confirmBuyer(trx, ctx.actor)
  const basket = await lockBasketLines(trx, ctx)
  if (basket?.revision !== input.revision || basket.lines.length === 0) {
    throw changed({ revision: basket?.revision ?? 0 })
  }
  const derived = await deriveOrder(ctx, basket.lines, input)
  const { currency, goods, address } = derived
  const chosen = requireUnchanged(derived, input)
  const total = goods + chosen.freight
  const account = await findOrOpenAccount(trx, { companyId, kind, currency })
  const promised = await promiseLines(trx, derived, input)
  const stored = await storeOrder(trx, ctx, {
    ...input,
    buyer,
    accountId: account.id,
    lines: derived.lines,
    promised,
    currency,
    goods,
    freight: chosen.freight,
    address,
    service: { id: chosen.service, name: chosen.name },
    deliveryPromise: promiseOf(ctx.clock(), chosen),
  })
  const { lines } = derived
  await useSpecialQuantities(trx, companyId, { month: stored.month, lines })
  const hold = { accountId: account.id, orderId: stored.id, amount: total }
  const state = (await holdOrWait(trx, hold)) === 'held' ? 'held' : 'awaiting_funds'
  if (state === 'awaiting_funds') await releaseStock(trx, promised)
  await settleOrder(trx, ctx, { id: stored.id, state, promised })
  await emptyBasket(trx, basket.id, ctx.clock())
  const event = state === 'held' ? 'held' : 'waiting'
  const now = ctx.clock()
  const about = { ...stored, ownReference: input.ownReference ?? '', ...address }
  const mail = { orderId: stored.id, event, now }
  const facts = await planKnownMail(trx, mailFactsOf(buyer, about), mail)
  await writeOrderMail(trx, now, facts, { event })
  const available = BigInt(account.available)
  return {
    orderNo: stored.orderNo,
    state,
    label: LABEL_OF[state],
    total: minorText(total, currency),
    currency,
    missing: state === 'held' || available >= total ? null : minorText(total - available, currency),
    backordered: state === 'held' ? promised.reduce((sum, line) => sum + line.backordered, 0) : 0,
  }
}

/** Errors: 409 `changed` with the total and the lines that changed. */
function requireUnchanged(derived: DerivedOrder, input: Input) {
  const { currency, goods, chosen, faulty } = derived
  if (faulty.length > 0) {
    throw changed({ lines: faulty.map(({ itemNo, fault }) => ({ itemNo, fault })) })
  }
  if (!chosen) throw changed({ service: input.service })
  const total = goods + chosen.freight
  if (parseMinor(input.expectedTotal, currency) !== total) {
    throw changed({ total: minorText(total, currency) })
  }
  return chosen
}

/** Errors: 409 `short` with the free pieces of each line, unless the order may wait. */
async function promiseLines(
  trx: Kysely<Database>,
  { lines }: DerivedOrder,
  { mayWait }: Input,
): Promise<PromisedUnits[]> {
  const wanted = lines.map(({ productId, quantity }, at) => {
    return { position: at + 1, productId, quantity }
  })
  const promised = await promiseStock(trx, wanted)
  const short = promised.filter(({ backordered }) => backordered > 0)
  if (short.length > 0 && !mayWait) {
    const named = short.map(({ position, reserved }) => {
      return { itemNo: lines[position - 1]?.itemNo, free: reserved }
    })
    throw new AppError(409, [], { reason: 'short', lines: named })
  }
  return promised
}

function changed(what: object): AppError {
  return new AppError(409, [], { reason: 'changed', ...what })
}
