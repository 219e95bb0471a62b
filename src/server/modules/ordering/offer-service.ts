// Offers on orders of wholesalers: writing the next one, which changes the lines or follows what was cancelled of them,
// and reading the newest one.
import type { Kysely } from 'kysely'
import { partsOfUnits } from '../../../shared/order-lines.ts'
import { lineTotal } from '../../../shared/money.ts'
import { parseMinor } from '../../../shared/minor-units.ts'
import type { Database } from '../../db/database.ts'
import type { OfferedLine } from '../../db/schema/orders.ts'
import { AppError } from '../../platform/errors.ts'
import { type OfferedUnits, findOffer, insertOffer, writeOfferedUnits } from './offer-repository.ts'
import { findLines, type LineRow, type OrderRow, updateOrder } from './order-writing-repository.ts'

export { findFreeUnits } from './offer-repository.ts'
export type { OfferRow } from './offer-repository.ts'

type Trx = Kysely<Database>

/** What staff decide, by item number. */
export interface OfferTerms {
  freight: bigint
  /** Unit prices with up to four decimals; needed for each line without a price. */
  prices: ReadonlyMap<string, string>
  /** Pieces that are offered instead of those ordered; 0: the line is not delivered. */
  quantities: ReadonlyMap<string, number>
  note: string
  offeredBy: string
  now: Date
  validUntil: Date
}

export interface WrittenOffer {
  revision: number
  total: bigint
  /** Pieces that no longer have a special price, to be given back to the special quantity of the company for the month. */
  special: { productId: number; pieces: number }[]
}

/**
 * Writes the next offer of a locked order and changes its lines to what was offered. Errors: 409 `unknownItem`, `unpriced`
 * and `tooMany` with the items, `nothingOffered`.
 */
export async function writeOffer(
  trx: Trx,
  order: OrderRow,
  terms: OfferTerms,
): Promise<WrittenOffer> {
  const lines = await findLines(trx, order.id)
  requireKnown(lines, [...terms.prices.keys(), ...terms.quantities.keys()])
  const offered = lines.map((line) => ({ line, after: offeredUnits(line, terms, order.currency) }))
  const unpriced = offered.filter(({ after }) => after.cancelled === 0 && after.parts.length === 0)
  if (unpriced.length > 0)
    throw rejected(
      'unpriced',
      unpriced.map(({ line }) => line.item_no),
    )
  if (offered.every(({ after }) => after.cancelled > 0)) throw rejected('nothingOffered', [])
  await writeOfferedUnits(
    trx,
    order.id,
    offered.map(({ after }) => after),
  )
  const goods = offered.reduce((sum, { after }) => sum + BigInt(after.total), 0n)
  const total = goods + terms.freight
  if (total === 0n) throw rejected('nothingOffered', [])
  const revision = order.offer_revision + 1
  await insertOffer(trx, {
    order_id: order.id,
    revision,
    goods: Number(goods),
    freight: Number(terms.freight),
    total: Number(total),
    lines: JSON.stringify(offered.map(({ line, after }) => offeredLine(line, after))),
    note: terms.note,
    offered_by: terms.offeredBy,
    offered_at: terms.now,
    valid_until: terms.validUntil,
  })
  await updateOrder(trx, order.id, {
    goods: Number(goods),
    freight: Number(terms.freight),
    total: Number(total),
    offer_revision: revision,
  })
  const special = offered.map(({ line, after }) => {
    return { productId: line.product_id, pieces: specialUnits(line) - after.special }
  })
  return { revision, total, special: special.filter(({ pieces }) => pieces > 0) }
}

/**
 * After lines of a locked order were cancelled: while its offer still has to be accepted or approved, the next one
 * contains what is left, with the same freight and the same last day, so that the buyer never agrees to lines that are gone.
 * Undefined: the order has no such offer.
 */
export async function offerWhatIsLeft(
  trx: Trx,
  order: OrderRow,
  { cancelled, offeredBy, now }: { cancelled: readonly number[]; offeredBy: string; now: Date },
): Promise<{ total: number; validUntil: Date } | undefined> {
  if (order.state !== 'quoted' && order.state !== 'awaiting_approval') return undefined
  const offer = await readNewestOffer(trx, order)
  if (!offer || offer.valid_until <= now) return undefined
  const lines = offer.lines.map((line): OfferedLine => {
    return cancelled.includes(line.position) ? { ...line, quantity: 0, parts: [], total: 0 } : line
  })
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  const total = goods + offer.freight
  const revision = order.offer_revision + 1
  await insertOffer(trx, {
    ...offer,
    revision,
    goods,
    total,
    lines: JSON.stringify(lines),
    offered_by: offeredBy,
    offered_at: now,
  })
  await updateOrder(trx, order.id, { offer_revision: revision })
  return { total, validUntil: offer.valid_until }
}

/** Undefined before the first one. */
export async function readNewestOffer(db: Trx, order: Pick<OrderRow, 'id' | 'offer_revision'>) {
  if (order.offer_revision === 0) return undefined
  return findOffer(db, order.id, order.offer_revision)
}

/** Pieces at the special price. Those of a line that was discontinued meanwhile have returned to their month already. */
function specialUnits(line: LineRow): number {
  return Math.min(line.special_quantity, line.quantity - line.cancelled)
}

function offeredUnits(line: LineRow, terms: OfferTerms, currency: string): OfferedUnits {
  const { position, item_no: itemNo } = line
  const wanted = line.wanted ?? line.quantity
  const quantity = terms.quantities.get(itemNo) ?? line.quantity - line.cancelled
  if (quantity > wanted) throw rejected('tooMany', [itemNo])
  if (quantity === 0) {
    return { position, quantity: wanted, cancelled: wanted, special: 0, parts: [], total: 0 }
  }
  const price = terms.prices.get(itemNo)
  const formerParts = line.parts.map((part) => {
    return part.isSpecial
      ? { ...part, quantity: Math.min(part.quantity, specialUnits(line)) }
      : part
  })
  const pricedParts = partsOfUnits(formerParts, { from: 0, to: quantity })
  // More pieces than an earlier offer contained, and those whose special quantity has returned, have no price yet.
  const isPriced = pricedParts.reduce((sum, part) => sum + part.quantity, 0) === quantity
  const parts =
    price === undefined
      ? isPriced
        ? pricedParts
        : []
      : [{ quantity, unit: price, isSpecial: false }]
  const special = parts.reduce((sum, part) => sum + (part.isSpecial ? part.quantity : 0), 0)
  const total = Number(parseMinor(lineTotal(parts, currency), currency) ?? 0n)
  return { position, quantity, cancelled: 0, special, parts, total }
}

function offeredLine(line: LineRow, after: OfferedUnits): OfferedLine {
  return {
    position: line.position,
    itemNo: line.item_no,
    wanted: line.wanted ?? line.quantity,
    quantity: after.quantity - after.cancelled,
    parts: [...after.parts],
    total: after.total,
  }
}

function requireKnown(lines: readonly LineRow[], itemNos: readonly string[]): void {
  const known = new Set(lines.map(({ item_no }) => item_no))
  const unknown = itemNos.filter((itemNo) => !known.has(itemNo))
  if (unknown.length > 0) throw rejected('unknownItem', unknown)
}

function rejected(reason: string, items: readonly string[]): AppError {
  return new AppError(409, [], { reason, items })
}
