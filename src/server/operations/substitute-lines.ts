// Sends the same pack of the other series in place of an item that ran out, where the company allows it: the order
// keeps its total, the member pays no more, and what is saved is available immediately.
import type { Kysely } from 'kysely'
import { outstandingUnits } from '../../shared/order-lines.ts'
import { isAllowed } from '../../shared/order-states.ts'
import { pagePath } from '../../shared/page-paths.ts'
import { unitPriceAt } from '../../shared/price-rules.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import { maySubstitute, priceOfSubstitute } from '../../shared/substitution.ts'
import { findPublicAddress } from '../context/public-origin.ts'
import type { Database } from '../db/database.ts'
import { readTwins } from '../modules/catalogue/pair-service.ts'
import { releaseHold } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import { restoreSpecialQuantities } from '../modules/ordering/cancel-service.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import {
  cancelledBySubstitute,
  type ReplaceableLine,
  readBuyerOf,
  readReplaceableLines,
  readSamePacks,
  readSubstitution,
  type SamePack,
  unservedUnits,
  writeSubstitutes,
} from '../modules/ordering/substitution-service.ts'
import { lockAnyOrder, readAddress } from '../modules/ordering/warehouse-service.ts'
import { pricedFieldsOf, type PricedFields } from '../modules/pricing/pricing-service.ts'
import { loadShippingServices } from '../modules/shipping/shipping-service.ts'
import { lockCounts, promiseStock, releaseStock } from '../modules/stock/reservation-service.ts'
import { eachItem } from '../platform/each-item.ts'

type Trx = Kysely<Database>

export interface SubstitutedOrders {
  orderNos: string[]
  /** Accounts with money that is free now: waiting orders may be released. */
  accountIds: number[]
}

interface Run {
  now: Date
  orderNos: readonly string[]
  /**
   * Only these lines are replaced, and only while their item is discontinued; absent: the lines that the stock cannot
   * serve, without those of discontinued items, which may wait for staff.
   */
  discontinued?: readonly { orderNo: string; position: number }[]
}

/**
 * One transaction for each order: the failure of one does not stop the others. What cannot be replaced stays as it is.
 */
export async function substituteLines(db: Kysely<Database>, run: Run): Promise<SubstitutedOrders> {
  const changed: string[] = []
  const accountIds = new Set<number>()
  await eachItem(run.orderNos, async (orderNo) => {
    const accountId = await db.transaction().execute((trx) => substituteOrder(trx, orderNo, run))
    if (accountId === undefined) return
    changed.push(orderNo)
    accountIds.add(accountId)
  })
  return { orderNos: changed, accountIds: [...accountIds] }
}

/** Locks the order, the stock and the account. Returns the account; undefined: nothing was replaced. */
async function substituteOrder(
  trx: Trx,
  orderNo: string,
  { now, discontinued }: Run,
): Promise<number | undefined> {
  const order = await lockAnyOrder(trx, orderNo)
  const { kind, state } = order
  const move = { kind, from: state, event: 'substitute', who: 'scheduler' } as const
  if (order.stopped || !isAllowed(move, state)) return undefined
  const positions = discontinued
    ?.filter((line) => line.orderNo === orderNo)
    .map(({ position }) => position)
  const chosen = await chooseSubstitutes(trx, order, { now, positions })
  if (chosen.length === 0) return undefined
  await writeSubstitutes(trx, order, chosen)
  await releaseStock(
    trx,
    chosen.map(({ cut: { line, after } }) => ({
      productId: line.product_id,
      reserved: line.reserved - after.reserved,
      backordered: line.backordered - after.backordered,
    })),
  )
  // The stock was locked when the substitutes were chosen, so all these pieces are free: the position, by which lines
  // get scarce pieces in turn, decides nothing.
  await promiseStock(
    trx,
    chosen.map(({ added }) => ({ ...added, position: 0 })),
  )
  await restoreSpecialQuantities(
    trx,
    order,
    chosen.map(({ cut }) => ({ productId: cut.line.product_id, pieces: cut.special })),
  )
  const saved = chosen.reduce((sum, { cut, added }) => sum + cut.amount - added.total, 0n)
  if (saved > 0n) await releaseHold(trx, { orderId: order.id, amount: saved })
  await recordAndMail(trx, order, { chosen, now })
  return order.account_id
}

type Chosen = Parameters<typeof writeSubstitutes>[2][number] & { itemNo: string }

async function recordAndMail(
  trx: Trx,
  order: OrderRow,
  { chosen, now }: { chosen: readonly Chosen[]; now: Date },
): Promise<void> {
  const items = chosen.map(({ cut, itemNo }) => {
    return { itemNo: cut.line.item_no, quantity: cut.quantity, replacement: itemNo }
  })
  const { id: orderId, state, order_no: orderNo } = order
  await moveOrder(trx, order, {
    event: 'substitute',
    state,
    actor: 'scheduler',
    now,
    note: { items },
  })
  const facts = await chooseMailOrDigest(trx, { orderId, event: 'substituted', now })
  const { lang } = order
  const orderUrl = await findPublicAddress(trx, pagePath('/orders/:no', { no: orderNo }), lang)
  await writeOrderMail(trx, now, facts, { event: 'substituted', items, orderUrl })
}

/**
 * Line by line: each must be allowed, in stock, within the price difference and taken by the chosen service. `positions`:
 * of the discontinued lines that are considered; undefined: all others are.
 */
async function chooseSubstitutes(
  trx: Trx,
  order: OrderRow,
  { now, positions }: { now: Date; positions: readonly number[] | undefined },
): Promise<Chosen[]> {
  const settings = await readSubstitution(trx, order.company_id)
  const { replaceable: allowed, all } = await readReplaceableLines(trx, order, settings)
  const replaceable = allowed.filter(({ line, isStopped }) => {
    return positions ? isStopped && positions.includes(line.position) : !isStopped
  })
  const packs = await findPacks(trx, { replaceable, all })
  const prices = await readPrices(trx, order, { packs, now })
  if (packs.size === 0 || prices.size === 0) return []
  const mayShip = await readShippingRules(trx, order, { all, packs, now })
  const ids = [...packs].flatMap(([id, { substituteId }]) => [id, substituteId])
  const counts = await lockCounts(trx, ids)
  const free = new Map([...counts].map(([id, count]) => [id, count.free]))
  const parcel = new Map<number, number>()
  for (const line of all) add(parcel, line.product_id, outstandingUnits(line))
  const chosen: Chosen[] = []
  for (const each of replaceable) {
    const { line, isStopped } = each
    const pack = packs.get(line.product_id)
    const quantity = unservedUnits(each, counts.get(line.product_id)?.unreserved ?? 0)
    if (!pack || quantity === 0 || (free.get(pack.substituteId) ?? 0) < quantity) continue
    const price = prices.get(pack.itemNo)?.price
    if (!price || price.currency !== order.currency) continue
    // `cut`: what is cancelled of the ordered line.
    const { cut, parts: cancelledParts } = cancelledBySubstitute(line, order, quantity)
    const unit = unitPriceAt(price, quantity)
    const terms = { freed: cut.amount, cancelledParts, mostPercent: settings.mostPercent }
    const agreedPrice = priceOfSubstitute({ ...terms, unit, quantity, currency: order.currency })
    if (!agreedPrice) continue
    const changed = new Map(parcel)
    add(changed, line.product_id, -quantity)
    add(changed, pack.substituteId, quantity)
    if (!mayShip(changed)) continue
    add(free, pack.substituteId, -quantity)
    for (const [id, pieces] of changed) parcel.set(id, pieces)
    const units = { quantity, reserved: quantity, backordered: 0 }
    const added = {
      replaces: line.position,
      productId: pack.substituteId,
      ...units,
      ...agreedPrice,
    }
    chosen.push({ cut, isStopped, itemNo: pack.itemNo, added })
  }
  return chosen
}

function add(counts: Map<number, number>, id: number, pieces: number): void {
  counts.set(id, (counts.get(id) ?? 0) + pieces)
}

/**
 * By the product that it replaces: the twin that may be sent instead, if the rule of the line allows it. A twin that is
 * in the order already is left out: an order has no item twice, so that a parcel, a return and a review mean one line.
 */
async function findPacks(
  trx: Trx,
  {
    replaceable,
    all,
  }: { replaceable: readonly ReplaceableLine[]; all: readonly { product_id: number }[] },
): Promise<Map<number, SamePack>> {
  const twins = await readTwins(
    trx,
    replaceable.map(({ line }) => line.product_id),
  )
  const packs = await readSamePacks(trx, twins)
  const allowed = packs.filter(({ productId, substituteId, hasEnoughCapacity }) => {
    if (all.some(({ product_id }) => product_id === substituteId)) return false
    const rule = replaceable.find(({ line }) => line.product_id === productId)?.rule ?? 'never'
    return maySubstitute(rule, hasEnoughCapacity)
  })
  return new Map(allowed.map((pack) => [pack.productId, pack]))
}

/** What the company would pay for the substitutes today; none if it is no longer an approved member. */
async function readPrices(
  trx: Trx,
  order: OrderRow,
  { packs, now }: { packs: ReadonlyMap<number, SamePack>; now: Date },
): Promise<Map<string, PricedFields>> {
  const actor = packs.size > 0 ? await readBuyerOf(trx, order) : undefined
  if (!actor) return new Map()
  const ctx = { db: trx, clock: () => now, lang: order.lang, actor }
  return pricedFieldsOf(
    ctx,
    [...packs.values()].map(({ itemNo }) => itemNo),
  )
}

/**
 * Returns a function that says whether the shipping service of the order takes a parcel (pieces by product); it runs no
 * further statement.
 */
async function readShippingRules(
  trx: Trx,
  order: OrderRow,
  {
    all,
    packs,
    now,
  }: {
    all: readonly { product_id: number }[]
    packs: ReadonlyMap<number, SamePack>
    now: Date
  },
): Promise<(parcel: ReadonlyMap<number, number>) => boolean> {
  const { country, postCode } = await readAddress(trx, order)
  const productIds = all.map(({ product_id }) => product_id)
  for (const { substituteId } of packs.values()) productIds.push(substituteId)
  const { servicesFor } = await loadShippingServices(trx, {
    productIds: [...new Set(productIds)],
    countries: [country],
    currency: order.currency,
    today: sellerDay(now),
  })
  return (parcel) => {
    const items = [...parcel].flatMap(([productId, quantity]) => {
      return quantity > 0 ? [{ productId, quantity }] : []
    })
    const services = servicesFor({ items, country, postCode })
    return services.some(({ service, isOffered }) => isOffered && service === order.service)
  }
}
