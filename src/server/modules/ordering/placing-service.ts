// Stores a new order with what was agreed, and its first state; checks that its prices still count.
import type { Kysely } from 'kysely'
import { AWAITING_APPROVAL_DAYS, AWAITING_FUNDS_DAYS } from '../../../shared/business-constants.ts'
import type { Lang } from '../../../shared/lang.ts'
import { parseMinor } from '../../../shared/minor-units.ts'
import { isAllowed } from '../../../shared/order-states.ts'
import type { OrderMails } from '../../../shared/order-mails.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { ShipPolicy } from '../../../shared/ship-policies.ts'
import { endOfSellerDay, sellerDay } from '../../../shared/seller-day.ts'
import type { BuyerCtx, Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import type { OrderMailFacts } from './order-facts-repository.ts'
import { updateOrder, writeUnits } from './order-writing-repository.ts'
import type { JudgedLine } from './judge-lines.ts'
import {
  type BuyerRow,
  insertFirstEvent,
  hasOwnPriceLists,
  insertOrder,
  lockBuyer,
  type LockedBasket,
  lockBuyerWithBasket,
  type NewLine,
} from './placing-repository.ts'
import { addSpecialUnits } from './special-use-repository.ts'

export { findBuyer, mayCompanyOrder } from './placing-repository.ts'

type Trx = Kysely<Database>

/**
 * The first lock of placing: neither membership nor login changes until the order is stored. Errors: 403 the actor may
 * not order any more; 409 `changed`: the membership has another currency than the actor's session.
 */
export async function confirmBuyer(trx: Trx, actor: Member): Promise<BuyerRow> {
  const { memberId, companyId, memberKind: kind } = actor
  const buyer = await lockBuyer(trx, { memberId, companyId, kind })
  if (!buyer) throw new AppError(403)
  return requireCurrency(buyer, actor)
}

function requireCurrency(buyer: BuyerRow, { currency }: Member): BuyerRow {
  if (buyer.currency !== currency) throw new AppError(409, [], { reason: 'changed' })
  return buyer
}

/**
 * Also locks the basket whose lines are ordered; undefined: there was never a basket. Errors: those of `confirmBuyer`.
 */
export async function confirmBuyerWithBasket(
  trx: Trx,
  actor: Member,
): Promise<{ buyer: BuyerRow; basket: LockedBasket | undefined }> {
  const { memberId, companyId, memberKind: kind } = actor
  const locked = await lockBuyerWithBasket(trx, { memberId, companyId, kind })
  // Without a row it is not known which of the two is missing.
  if (!locked) return { buyer: await confirmBuyer(trx, actor), basket: undefined }
  return { buyer: requireCurrency(locked.buyer, actor), basket: locked.basket }
}

/** What the mail about the new order needs, and which mails the company wants. */
export function mailFactsOf(
  { mails, email, first_name: firstName, lang }: BuyerRow,
  order: { orderNo: string; ownReference: string; city: string; country: string },
): OrderMailFacts & { mails: OrderMails } {
  const { orderNo, ownReference, city, country } = order
  return { mails, to: email, lang, firstName, orderNo, ownReference, city, country }
}

interface PromisedLine {
  position: number
  reserved: number
  backordered: number
}

export interface NewOrder {
  buyer: BuyerRow
  accountId: number
  lines: readonly JudgedLine[]
  /** For each line, in the same order. */
  promised: readonly PromisedLine[]
  currency: string
  goods: bigint
  freight: bigint
  address: RecipientAddress
  service: { id: string; name: Record<Lang, string> }
  /** Null while no day is promised. */
  deliveryPromise: { from: string; to: string } | null
  ownReference?: string | undefined
  /** For customs, in major units: '12.50'. */
  declaredValue?: string | undefined
  /** The IOSS number, with which VAT of an import into the EU was paid. */
  ioss?: string | undefined
  recipientTaxNo?: string | undefined
  mayWait: boolean
  /** How backorders are shipped; wholesalers only. */
  shipPolicy?: ShipPolicy
  buyerNote?: string | undefined
}

export interface StoredOrder {
  id: number
  orderNo: string
  /** The month whose special quantities it uses: '2026-11'. */
  month: string
}

/**
 * Stores the order as one whose money is held; `recordFirstState` then writes its first state. Errors: 409
 * `demonstration` when the prices of the demonstration no longer count, 422 `declaredValue`.
 */
export async function storeOrder(trx: Trx, ctx: BuyerCtx, order: NewOrder): Promise<StoredOrder> {
  const now = ctx.clock()
  const day = sellerDay(now)
  const { actor } = ctx
  const isDemonstration = order.lines.some(({ price }) => price?.isDemonstration)
  const row = {
    company_id: actor.companyId,
    kind: actor.memberKind,
    test_mode: order.buyer.test_mode,
    demonstration: isDemonstration,
    state: 'held' as const,
    currency: order.currency,
    goods: Number(order.goods),
    freight: Number(order.freight),
    total: Number(order.goods + order.freight),
    account_id: order.accountId,
    member_id: actor.memberId,
    lang: ctx.lang,
    own_reference: order.ownReference ?? '',
    may_wait: order.mayWait,
    service: order.service.id,
    service_name: JSON.stringify(order.service.name),
    declared_value: declaredValueOf(order),
    ioss: order.ioss?.toUpperCase() ?? null,
    recipient_tax_no: order.recipientTaxNo ?? null,
    ship_policy: order.shipPolicy ?? 'as_available',
    buyer_note: order.buyerNote ?? '',
    rank: null,
    special_month: day.slice(0, 7),
    promised_from: order.deliveryPromise?.from ?? null,
    promised_to: order.deliveryPromise?.to ?? null,
    cancel_asked_at: null,
    due_at: null,
    reminded_at: null,
    placed_at: now,
    held_at: now,
  }
  const { address, promised } = order
  const lines = order.lines.map((line, at) => newLine(line, promised[at], order.currency))
  // An offer may contain fewer pieces than were ordered.
  const storesWanted = actor.memberKind === 'wholesale'
  const stored = await insertOrder(trx, row, { day, lines, address, storesWanted })
  if (isDemonstration && stored.hasOwnPrices) {
    throw new AppError(409, [], { reason: 'demonstration' })
  }
  return { id: stored.id, orderNo: stored.orderNo, month: day.slice(0, 7) }
}

/**
 * An order that waited for approval may not change between prices of the demonstration and real ones. Errors: 409
 * `demonstration` when it would, or when the prices of the demonstration no longer count.
 */
export async function requireSamePrices(
  trx: Trx,
  order: { demonstration: boolean },
  lines: readonly JudgedLine[],
): Promise<void> {
  const isDemonstration = lines.some(({ price }) => price?.isDemonstration)
  const isRejected = isDemonstration && (await hasOwnPriceLists(trx))
  if (isRejected || isDemonstration !== order.demonstration) {
    throw new AppError(409, [], { reason: 'demonstration' })
  }
}

function newLine(
  { productId, quantity, quote }: JudgedLine,
  promised: PromisedLine | undefined,
  currency: string,
): NewLine {
  if (!promised) throw new RangeError(`no pieces are promised for product ${productId}`)
  const { position, reserved, backordered } = promised
  const total = parseMinor(quote?.total ?? '', currency) ?? 0n
  return { position, productId, quantity, reserved, backordered, parts: quote?.parts ?? [], total }
}

function declaredValueOf({ declaredValue, currency }: NewOrder): number | null {
  if (declaredValue === undefined) return null
  const minor = parseMinor(declaredValue, currency)
  if (minor === undefined || minor <= 0n) throw invalid('declaredValue', 'range')
  return Number(minor)
}

/** Uses up the special quantities of the month. Errors: 409 `changed` when another order was faster. */
export async function consumeSpecialQuantities(
  trx: Trx,
  companyId: number,
  { month, lines }: { month: string; lines: readonly JudgedLine[] },
): Promise<void> {
  const used = lines.flatMap(({ productId, quote, price }) => {
    const special = quote?.parts.filter(({ isSpecial }) => isSpecial) ?? []
    const pieces = special.reduce((sum, { quantity }) => sum + quantity, 0)
    return pieces > 0 ? [{ productId, pieces, monthly: price?.special?.monthly ?? null }] : []
  })
  const exceeded = await addSpecialUnits(trx, { companyId, month }, used)
  if (exceeded.length > 0) throw new AppError(409, [], { reason: 'changed' })
}

export const WAITING_DAYS = {
  awaiting_funds: AWAITING_FUNDS_DAYS,
  awaiting_approval: AWAITING_APPROVAL_DAYS,
} as const
type WaitingState = keyof typeof WAITING_DAYS

/**
 * Writes the first event and empties the basket that the order was placed from. An order that waits for money, approval
 * or an offer reserves no pieces. Errors: 409 when an order of this buyer may not begin in the state.
 */
export async function recordFirstState(
  trx: Trx,
  ctx: BuyerCtx,
  {
    id,
    state,
    promised,
    basketId,
  }: {
    id: number
    state: 'held' | 'submitted' | WaitingState
    promised: ReadonlyArray<{ position: number }>
    basketId: number | null
  },
): Promise<void> {
  const { memberKind: kind, role, memberId } = ctx.actor
  const who = role === 'owner' ? 'owner' : 'buyer'
  if (!isAllowed({ kind, from: 'basket', event: 'place', who }, state)) throw new AppError(409)
  const now = ctx.clock()
  if (state === 'submitted') await updateOrder(trx, id, { state, held_at: null })
  else if (state !== 'held') {
    const dueAt = endOfSellerDay(now, WAITING_DAYS[state])
    await updateOrder(trx, id, { state, held_at: null, due_at: dueAt })
    const none = { reserved: 0, backordered: 0, shipped: 0, cancelled: 0 }
    await writeUnits(
      trx,
      id,
      promised.map(({ position }) => ({ position, ...none })),
    )
  }
  const actor = `member:${memberId}`
  await insertFirstEvent(trx, id, { at: now, event: 'place', state, actor, basketId })
}
