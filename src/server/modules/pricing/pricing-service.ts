// The only source of prices: for members only, from their lists, in one statement per request.
import type { MemberPrice, PriceReason } from '../../../contract/price.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { type BuyerCtx, type Ctx, isMemberCtx } from '../../context/context.ts'
import { findPriceFacts, type PricePrincipal } from './price-repository.ts'
import { resolvePrice, type ResolvedPrice } from './price-resolution.ts'

/** What members see in addition to a card; visitors and applicants get none of it. */
export interface PricedFields {
  price?: MemberPrice | null
  priceReason?: PriceReason
  stock?: number
}

/** A card, with its twin in the other series if it has one. */
interface Priceable {
  itemNo: string
  pair?: { itemNo: string } | null
}

/** Adds price, reason and stock to cards and their twins for members; returns the cards unchanged for everyone else. */
export async function addPrices<Card extends Priceable>(
  ctx: Ctx,
  cards: readonly Card[],
): Promise<(Card & PricedFields)[]> {
  if (!isMemberCtx(ctx)) return [...cards]
  return cards.map(await loadPriceAdder(ctx, cards))
}

/**
 * For responses with several lists of cards: reads the prices of all cards in one statement, and returns a function that
 * adds them to one card.
 */
export async function loadPriceAdder(ctx: BuyerCtx, cards: readonly Priceable[]) {
  const itemNos = cards.flatMap(({ itemNo, pair }) => (pair ? [itemNo, pair.itemNo] : [itemNo]))
  const prices = await readPrices(ctx, itemNos)
  const fieldsOf = (itemNo: string): PricedFields => {
    const found = prices.get(itemNo)
    if (!found) return { price: null, priceReason: 'on_request' }
    return { price: found.price, priceReason: found.reason, stock: found.stock }
  }
  // Cards are shared between requests, so they are copied instead of modified.
  return <Card extends Priceable>(card: Card): Card & PricedFields => ({
    ...card,
    ...fieldsOf(card.itemNo),
    ...(card.pair && { pair: { ...card.pair, ...fieldsOf(card.pair.itemNo) } }),
  })
}

/** Prices by item number, in the order given; null: price on request, not sold in the member's region, or not listed. */
export async function pricesOf(
  ctx: BuyerCtx,
  itemNos: readonly string[],
): Promise<Map<string, MemberPrice | null>> {
  const prices = await readPrices(ctx, itemNos)
  return new Map(itemNos.map((itemNo) => [itemNo, prices.get(itemNo)?.price ?? null]))
}

/** As `pricesOf`, with the reason why a price is missing, and with the stock. */
export async function pricedFieldsOf(
  ctx: BuyerCtx,
  itemNos: readonly string[],
): Promise<Map<string, PricedFields>> {
  const items = itemNos.map((itemNo) => ({ itemNo }))
  const withPrice = await loadPriceAdder(ctx, items)
  return new Map(items.map((item) => [item.itemNo, withPrice(item)]))
}

/** The member whose prices are read, with today's date in the seller's calendar. */
export function principalOf({ actor, clock }: BuyerCtx): PricePrincipal {
  const { companyId, memberKind: kind, priceGroup, currency } = actor
  return { companyId, kind, priceGroup, currency, today: sellerDay(clock()) }
}

async function readPrices(
  ctx: BuyerCtx,
  itemNos: readonly string[],
): Promise<Map<string, ResolvedPrice & { stock: number }>> {
  if (itemNos.length === 0) return new Map()
  const facts = await findPriceFacts(ctx.db, [...new Set(itemNos)], principalOf(ctx))
  return new Map(
    facts.map((fact) => [fact.item_no, { ...resolvePrice(fact, ctx.actor), stock: fact.quantity }]),
  )
}
