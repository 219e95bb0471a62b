// Reads product cards from memory or the database: by id, of one visible item, and of what is related to an item.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { RelatedProduct } from '../../../contract/product.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { presentCard } from './catalogue-presenter.ts'
import { findCards, findProductId, findRelations } from './catalogue-repository.ts'
import { CACHED_CARDS, openStore, type Store } from './catalogue-store.ts'
import { twinOf } from './pair-service.ts'
import { presentPair } from './pairs.ts'

/**
 * Cards by product id, each with its twin; deleted products and those that pages do not show are missing. Twins are read
 * in the same statement, and so are the most popular products whose cards are not yet in memory, since a statement costs
 * as much as twenty cards.
 */
export async function readCardsById(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, ProductCard>> {
  const store = await openStore(ctx)
  const cards = new Map<number, ProductCard>()
  const missing: number[] = []
  for (const id of ids) {
    const card = store.cards.get(`${ctx.lang}:${id}`)
    if (card) cards.set(id, card)
    else missing.push(id)
  }
  const found = new Map<number, ProductCard>()
  const prefetched = missing.length > 0 ? idsToPrefetch(store, ctx.lang) : []
  const wanted = [...missing, ...prefetched].flatMap((id) => [id, twinOf(store, id) ?? id])
  for (const row of await findCards(ctx.db, [...new Set(wanted)], ctx.lang)) {
    const card = presentCard(row, ctx.lang, store.categoryNames[ctx.lang])
    found.set(row.id, withSharedParts(card, store.cardParts))
  }
  const cache = (id: number) => {
    const withoutPair = found.get(id)
    if (!withoutPair) return
    const card = { ...withoutPair, pair: presentPair(found.get(twinOf(store, id) ?? -1)) }
    store.cards.set(`${ctx.lang}:${id}`, card)
    return card
  }
  for (const id of missing) {
    const card = cache(id)
    if (card) cards.set(id, card)
  }
  for (const id of prefetched) cache(id)
  return cards
}

// Leaves room in the cache, so that prefetched cards never displace requested ones.
function idsToPrefetch(store: Store, lang: Lang): number[] {
  const { ids: allIds, order } = store.columns
  const room = CACHED_CARDS - ROOM_FOR_REQUESTED - store.cards.count
  const max = Math.min(MAX_PREFETCHED, room)
  const ids: number[] = []
  let place = store.prefetchedTo.get(lang) ?? 0
  for (; ids.length < max && place < order.popularity.length; place++) {
    const id = allIds[order.popularity[place]!]!
    if (!store.cards.has(`${lang}:${id}`)) ids.push(id)
  }
  store.prefetchedTo.set(lang, place)
  return ids
}

// Thousands of cards are kept; with their own brands, categories and regions they would take half as much again.
function withSharedParts(card: ProductCard, parts: Store['cardParts']): ProductCard {
  const shared = <T>(part: T): T => {
    const key = JSON.stringify(part)
    if (!parts.has(key)) parts.set(key, part)
    return parts.get(key) as T
  }
  return {
    ...card,
    brand: shared(card.brand),
    category: shared(card.category),
    deviceBrand: shared(card.deviceBrand),
    chemistry: shared(card.chemistry),
    colour: shared(card.colour),
    regions: shared(card.regions),
    listedOn: shared(card.listedOn),
    updatedOn: shared(card.updatedOn),
  }
}

/** The name and address of a visible product; null: unknown or hidden. */
export async function findVisibleProduct(
  ctx: Ctx,
  itemNo: string,
): Promise<Pick<ProductCard, 'itemNo' | 'title' | 'url'> | null> {
  const id = await findProductId(ctx.db, itemNo)
  const card = id === undefined ? undefined : (await readCardsById(ctx, [id])).get(id)
  return card ? { itemNo: card.itemNo, title: card.title, url: card.url } : null
}

/** Products related to an item, each with its relation, the replacement first. Error: 404. */
export async function listRelated(ctx: Ctx, itemNo: string): Promise<RelatedProduct[]> {
  const id = await findProductId(ctx.db, itemNo)
  if (id === undefined) throw notFound()
  const relations = await findRelations(ctx.db, id)
  const ids = relations.map(({ other_id }) => other_id)
  return presentRelations(relations, await readCardsById(ctx, ids))
}

/** Relations in the given order with the card of the other product; products without a card are left out. */
export function presentRelations(
  relations: readonly { kind: string; other_id: number }[],
  cards: ReadonlyMap<number, ProductCard>,
): RelatedProduct[] {
  return relations.flatMap((relation) => {
    const card = cards.get(relation.other_id)
    return card ? [{ ...card, relation: relation.kind }] : []
  })
}

const MAX_PREFETCHED = 20
/** Cards that lists and searches may still request, also in other languages. */
const ROOM_FOR_REQUESTED = 2_000
