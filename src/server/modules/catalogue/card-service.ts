// Reads product cards by id, from memory or the database, in the requested order.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { RelatedProduct } from '../../../contract/product.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { presentCard } from './catalogue-presenter.ts'
import { findCards, findProductId, findRelations } from './catalogue-repository.ts'
import { openStore, type Store } from './catalogue-store.ts'
import { twinOf } from './pair-service.ts'
import { presentPair } from './pairs.ts'

/** Cards by product id, each with its twin; deleted products are missing. Reads twins in the same statement. */
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
  const wanted = missing.flatMap((id) => [id, twinOf(store, id) ?? id])
  for (const row of await findCards(ctx.db, [...new Set(wanted)], ctx.lang)) {
    const card = presentCard(row, ctx.lang, store.categoryNames[ctx.lang])
    found.set(row.id, withSharedParts(card, store.cardParts))
  }
  for (const id of missing) {
    const alone = found.get(id)
    if (!alone) continue
    const card = { ...alone, pair: presentPair(found.get(twinOf(store, id) ?? -1)) }
    cards.set(id, card)
    store.cards.set(`${ctx.lang}:${id}`, card)
  }
  return cards
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

/** Cards in the order of the ids; deleted products are left out. */
export async function readCards(ctx: Ctx, ids: readonly number[]): Promise<ProductCard[]> {
  const cards = await readCardsById(ctx, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The name and address of a visible product; null: unknown or hidden. */
export async function findShownProduct(
  ctx: Ctx,
  itemNo: string,
): Promise<Pick<ProductCard, 'itemNo' | 'title' | 'url'> | null> {
  const id = await findProductId(ctx.db, itemNo)
  const card = id === undefined ? undefined : (await readCardsById(ctx, [id])).get(id)
  return card ? { itemNo: card.itemNo, title: card.title, url: card.url } : null
}

/** Products related to one, each with its relation, the replacement first. Error: 404. */
export async function listRelated(ctx: Ctx, itemNo: string): Promise<RelatedProduct[]> {
  const id = await findProductId(ctx.db, itemNo)
  if (id === undefined) throw notFound()
  const relations = await findRelations(ctx.db, id)
  const ids = relations.map(({ other_id }) => other_id)
  return presentRelations(relations, await readCardsById(ctx, ids))
}

/** Relations in the given order with the card of the other product; products not on sale are left out. */
export function presentRelations(
  relations: readonly { kind: string; other_id: number }[],
  cards: ReadonlyMap<number, ProductCard>,
): RelatedProduct[] {
  return relations.flatMap((relation) => {
    const card = cards.get(relation.other_id)
    return card ? [{ ...card, relation: relation.kind }] : []
  })
}
