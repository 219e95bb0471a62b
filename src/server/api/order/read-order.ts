// GET /api/orders/{orderNo}: one order of the company with its lines, money, parcels, events and what may be done now.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { MEMBER_ACTIONS, readOrderRoute } from '../../../contract/order.ts'
import { UNPAID_STATES } from '../../../shared/discontinued-lines.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { lineStateOf, outstandingUnits } from '../../../shared/order-lines.ts'
import { targetsOf } from '../../../shared/order-states.ts'
import { LABEL_OF } from '../../../shared/order-vocabulary.ts'
import { isReviewable } from '../../../shared/review-rules.ts'
import { trackingLink } from '../../../shared/parcels.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { findAccountById } from '../../modules/ledger/ledger-service.ts'
import { amountDue, listActiveMethods, quotePayment } from '../../modules/ledger/payment-service.ts'
import type { OrderRow } from '../../modules/ordering/move-order.ts'
import { findFreeUnits, readNewestOffer } from '../../modules/ordering/offer-service.ts'
import { readOrderWithParts } from '../../modules/ordering/order-service.ts'
import { nameOfCountry } from '../../platform/countries.ts'
import { type BuyerQuestion, readQuestion } from '../../operations/discontinued-question.ts'

export const readOrderCall = handle(readOrderRoute, readOrder)

type OrderWithParts = Awaited<ReturnType<typeof readOrderWithParts>>
type Result = ResultOf<typeof readOrderRoute>

/** Errors: 404 an order of another company. */
async function readOrder(
  ctx: Ctx,
  { orderNo }: ParsedInputOf<typeof readOrderRoute>,
): Promise<Result> {
  const orderWithParts = await readOrderWithParts(ctx, orderNo)
  const { order, lines, address } = orderWithParts
  const ordered = lines.filter(({ replaces }) => replaces === null)
  const text = (minor: number) => minorText(BigInt(minor), order.currency)
  const { promised_from: from, promised_to: to } = order
  // The days of an order that is not paid count from when its money is there.
  const isPromised = from !== null && to !== null && !UNPAID_STATES.has(order.state)
  const question = await readQuestion(ctx.db, order, ctx.clock())
  const countryName = await nameOfCountry(address.country, ctx.lang)
  return {
    orderNo: order.order_no,
    state: order.state,
    label: LABEL_OF[order.state],
    stopped: order.stopped,
    ownReference: order.own_reference,
    placedAt: order.placed_at.toISOString(),
    total: text(order.total),
    currency: order.currency,
    lines: ordered.length,
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    city: address.city,
    country: address.country,
    countryName,
    rank: order.place,
    goods: text(order.goods),
    freight: text(order.freight),
    service: order.service_name[ctx.lang],
    promise: isPromised ? { from, to } : null,
    mayWait: order.may_wait,
    dueAt: order.due_at?.toISOString() ?? null,
    cancelAskedAt: order.cancel_asked_at?.toISOString() ?? null,
    declaredValue: order.declared_value === null ? null : text(order.declared_value),
    shipPolicy: order.kind === 'wholesale' ? order.ship_policy : null,
    note: order.buyer_note,
    offer: await readOffer(ctx, order),
    payment: await readPayment(ctx, order),
    address: presentAddress(address),
    items: lines.map((line) => presentLine(ctx, orderWithParts, line)),
    events: orderWithParts.events.map(({ at, event, state, by }) => {
      return { at, event, label: LABEL_OF[state], by }
    }),
    parcels: orderWithParts.shipments.map((shipment) =>
      presentParcel(ctx, orderWithParts, shipment),
    ),
    question: question && presentQuestion(question, order),
    mayAnswer: question !== null && buyerOf(ctx) !== null,
    mayDecide: order.state === 'awaiting_approval' && memberOf(ctx).role === 'owner',
    approvalNo: order.state === 'awaiting_approval' ? requestNoOf(orderWithParts.events) : null,
    actions: actionsOf(ctx, order),
  }
}

/** The number of the newest request for approval. */
function requestNoOf(events: OrderWithParts['events']): number | null {
  const request = events.findLast(({ event, state }) => {
    return state === 'awaiting_approval' && (event === 'place' || event === 'accept')
  })
  return request?.seq ?? null
}

function presentQuestion(
  { lines, rest }: BuyerQuestion,
  { currency }: OrderWithParts['order'],
): Result['question'] {
  const text = (amount: bigint) => minorText(amount, currency)
  return {
    rest,
    lines: lines.map(({ itemNo, title, quantity, replacement }) => {
      const offered = replacement && {
        itemNo: replacement.itemNo,
        amount: text(replacement.total),
        before: text(replacement.freed),
      }
      return { itemNo, title, quantity, replacement: offered }
    }),
  }
}

function presentAddress({ post_code, ...address }: OrderWithParts['address']): Result['address'] {
  const { name, company, line1, line2, city, region, country, phone } = address
  return { name, company, line1, line2, city, region, postCode: post_code, country, phone }
}

function presentLine(
  ctx: Ctx,
  { order, lines, shipments }: Pick<OrderWithParts, 'order' | 'lines' | 'shipments'>,
  line: OrderWithParts['lines'][number],
): Result['items'][number] {
  const replaced = lines.find(({ position }) => position === line.replaces)
  const { quantity, parts, reserved, backordered, shipped, cancelled, position } = line
  return {
    itemNo: line.item_no,
    title: line.titles[ctx.lang] ?? line.titles.en_us ?? line.item_no,
    quantity,
    wanted: line.wanted,
    parts,
    amount: minorText(BigInt(line.total), order.currency),
    state: lineStateOf(line, order.state, line.discontinued),
    reserved,
    backordered,
    shipped,
    cancelled,
    isReviewed: line.is_reviewed,
    mayReview:
      isReviewable(order.state, deliveredOf(shipments, position)) &&
      !line.is_reviewed &&
      buyerOf(ctx) !== null,
    position,
    replaces: replaced?.item_no ?? null,
    mayRefuse:
      line.replaces !== null && outstandingUnits(line) > 0 && mayReject(ctx, { order, lines }),
  }
}

/** Pieces of a line in parcels that arrived. */
function deliveredOf(shipments: OrderWithParts['shipments'], position: number): number {
  return shipments
    .filter(({ state }) => state === 'delivered')
    .flatMap(({ lines }) => lines.filter((line) => line.position === position))
    .reduce((sum, { pieces }) => sum + pieces, 0)
}

function presentParcel(
  { lang }: Ctx,
  { order, lines, shipments }: OrderWithParts,
  shipment: OrderWithParts['shipments'][number],
): Result['parcels'][number] {
  const { tracking_no: trackingNo, refund } = shipment
  const items = new Map(lines.map((line) => [line.position, line]))
  const numberOf = (isMatch: (other: typeof shipment) => boolean): string | null => {
    return shipments.find(isMatch)?.shipment_no ?? null
  }
  return {
    parcelNo: shipment.shipment_no,
    state: shipment.state,
    trackingNo,
    trackingUrl: trackingLink(shipment.tracking_url ?? '', trackingNo),
    dispatchedAt: shipment.dispatched_at?.toISOString() ?? null,
    deliveredAt: shipment.delivered_at?.toISOString() ?? null,
    pieces: shipment.lines.reduce((sum, { pieces }) => sum + pieces, 0),
    lines: shipment.lines.map(({ position, pieces }) => {
      const line = items.get(position)
      const itemNo = line?.item_no ?? ''
      return { itemNo, title: line?.titles[lang] ?? line?.titles.en_us ?? itemNo, pieces }
    }),
    replaces: numberOf(({ id }) => id === shipment.replaces),
    replacedBy: numberOf(({ replaces }) => replaces === shipment.id),
    refund: refund === null ? null : minorText(BigInt(refund), order.currency),
  }
}

function mayReject(ctx: Ctx, { order, lines }: Pick<OrderWithParts, 'order' | 'lines'>): boolean {
  const buyer = buyerOf(ctx)
  if (!buyer || lines.some(({ shipped }) => shipped > 0)) return false
  const { kind, state: from } = order
  return targetsOf({ kind, from, event: 'refuse_substitute', who: buyer }).length > 0
}

function actionsOf(
  ctx: Ctx,
  { kind, state, cancel_asked_at }: OrderWithParts['order'],
): Result['actions'] {
  const buyer = buyerOf(ctx)
  if (!buyer) return []
  return MEMBER_ACTIONS.filter((event) => {
    if (event === 'ask_cancel' && cancel_asked_at !== null) return false
    return targetsOf({ kind, from: state, event, who: buyer }).length > 0
  })
}

/** Null for a login that only reads orders. */
function buyerOf(ctx: Ctx): 'owner' | 'buyer' | null {
  const { role } = memberOf(ctx)
  return role === 'owner' || role === 'buyer' ? role : null
}

/** Null before the first offer. */
async function readOffer(ctx: Ctx, order: OrderRow): Promise<Result['offer']> {
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

/**
 * What is due for an offer that waits for an answer, or for an accepted one; null if nothing is due, and for viewers,
 * who may not see the balance.
 */
async function readPayment(ctx: Ctx, order: OrderRow): Promise<Result['payment']> {
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
  const credit = amountDue(order, account)
  if (credit === 0n) return null
  const methods = await Promise.all(
    (await listActiveMethods(ctx.db, currency, now)).map(async ({ id }) => {
      const request = { method: id, credit, orderId, now }
      const { charge, toPay, rejected } = await quotePayment(ctx.db, account, request)
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
