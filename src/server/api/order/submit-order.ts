// POST /api/orders/submit: the basket of a wholesaler becomes an order that staff answer with an offer, once.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { submitOrderRoute } from '../../../contract/order-offer.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import { LABEL_OF } from '../../../shared/order-vocabulary.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import { ARRANGED_DELIVERY } from '../../../shared/arranged-delivery.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  consumeIdempotencyKey,
  findOrOpenAccount,
  saveIdempotencyResult,
} from '../../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { listAddresses } from '../../modules/membership/delivery-address-service.ts'
import { emptyBasket, lockBasketLines } from '../../modules/ordering/basket-service.ts'
import { type JudgedLine, judgeLines } from '../../modules/ordering/judge-lines.ts'
import { planKnownMail } from '../../modules/ordering/order-facts.ts'
import {
  confirmBuyer,
  mailFactsOf,
  settleOrder,
  storeOrder,
  type StoredOrder,
  useSpecialQuantities,
} from '../../modules/ordering/placing-service.ts'
import { pricedFieldsOf } from '../../modules/pricing/pricing-service.ts'
import { notifySales } from '../../operations/notify-sales.ts'
import { PLACING } from '../../operations/place-agreed.ts'
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
  const keyOfRequest = { companyId, purpose: PLACING, key }
  return ctx.db.transaction().execute(async (trx) => {
    const seen = await consumeIdempotencyKey(trx, {
      ...keyOfRequest,
      request: { ...request, memberId },
    })
    if (seen.state === 'replay') return new CodedResult(5600, seen.result as PlacedOrder)
    const result = await submit(trx, { ...ctx, db: trx }, input)
    const { requestHash } = seen
    await saveIdempotencyResult(trx, { ...keyOfRequest, requestHash, result, now: ctx.clock() })
    return new CodedResult(200, result)
  })
}

/** Locks membership, basket, special quantities and account, in this order everywhere. */
async function submit(trx: Kysely<Database>, ctx: MemberCtx, input: Input): Promise<PlacedOrder> {
  const { companyId, currency, memberKind: kind } = ctx.actor
  const buyer = await confirmBuyer(trx, ctx.actor)
  const address = await readChosenAddress(ctx, input.deliverTo)
  const basket = await lockBasketLines(trx, ctx)
  if (basket?.revision !== input.revision || basket.lines.length === 0) {
    throw new AppError(409, [], { reason: 'changed', revision: basket?.revision ?? 0 })
  }
  const itemNos = basket.lines.map(({ item_no }) => item_no)
  const lines = judgeLines(basket.lines, await pricedFieldsOf(ctx, itemNos))
  requireOrderable(lines)
  const account = await findOrOpenAccount(trx, { companyId, kind, currency })
  const goods = lines.reduce((sum, { quote }) => {
    return sum + (parseMinor(quote?.total ?? '0', currency) ?? 0n)
  }, 0n)
  const none = lines.map((_, at) => ({ position: at + 1, reserved: 0, backordered: 0 }))
  const stored = await storeOrder(trx, ctx, {
    buyer,
    accountId: account.id,
    lines,
    promised: none,
    currency,
    goods,
    freight: 0n,
    address,
    service: ARRANGED_DELIVERY,
    deliveryPromise: null,
    ownReference: input.ownReference,
    mayWait: true,
    shipPolicy: input.shipPolicy,
    buyerNote: input.note,
  })
  await useSpecialQuantities(trx, companyId, { month: stored.month, lines })
  await settleOrder(trx, ctx, { id: stored.id, state: 'submitted', promised: none })
  await emptyBasket(trx, basket.id, ctx.clock())
  await mailSubmitted(trx, ctx, { buyer, stored, address, input })
  return {
    orderNo: stored.orderNo,
    state: 'submitted',
    label: LABEL_OF.submitted,
    total: minorText(goods, currency),
    currency,
    missing: null,
    backordered: 0,
  }
}

/** Staff price lines on request and answer for lines beyond the stock. Errors: 409 `changed` with the other faults. */
function requireOrderable(lines: readonly JudgedLine[]): void {
  const faulty = lines.filter(({ fault }) => {
    return fault !== null && fault !== 'short' && fault !== 'on_request'
  })
  if (faulty.length === 0) return
  const named = faulty.map(({ itemNo, fault }) => ({ itemNo, fault }))
  throw new AppError(409, [], { reason: 'changed', lines: named })
}

/** Errors: 404 when it was deleted or belongs to another company. */
async function readChosenAddress(ctx: Ctx, id: string): Promise<RecipientAddress> {
  const found = (await listAddresses(ctx)).find((each) => each.id === id)
  if (!found) throw notFound()
  const { recipient, line1, line2, city, region, postCode, country, phone } = found
  return { name: recipient, company: '', line1, line2, city, region, postCode, country, phone }
}

async function mailSubmitted(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  {
    buyer,
    stored,
    address,
    input,
  }: {
    buyer: Parameters<typeof mailFactsOf>[0]
    stored: StoredOrder
    address: RecipientAddress
    input: Input
  },
): Promise<void> {
  const now = ctx.clock()
  const { city, country } = address
  const { ownReference = '', note = '' } = input
  const about = { orderNo: stored.orderNo, ownReference, city, country }
  const mail = { orderId: stored.id, event: 'submitted', now }
  const facts = await planKnownMail(trx, mailFactsOf(buyer, about), mail)
  await writeOrderMail(trx, now, facts, { event: 'submitted' })
  await notifySales(trx, ctx, { event: 'submitted', orderNo: stored.orderNo, message: note })
}
