// POST /api/product/search: the products that match a keyword and why, with facets and cards.
import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '../../../contract/call.ts'
import {
  type FoundProduct,
  type MatchedOn,
  type MatchGroup,
  type SearchAnswer,
  searchProductsRoute,
} from '../../../contract/search.ts'
import { fitReview } from '../../../shared/fit-review.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { loadTwinLookup } from '../../modules/catalogue/pair-service.ts'
import { listProducts } from '../../modules/catalogue/list-service.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { rankByPrice } from '../../modules/pricing/price-ranking.ts'
import { addPrices } from '../../modules/pricing/pricing-service.ts'
import { listContradictedFits } from '../../modules/returns/fit-review-service.ts'
import { recordMissedSearch } from '../../modules/search/missed-search-service.ts'
import { type SearchOutcome, searchProducts } from '../../modules/search/search-service.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, isMemberCtx } from '../../context/context.ts'

type Query = ParsedInputOf<typeof searchProductsRoute>

const SHOWN_OF_GROUP = 3
const MAX_COMPARED = 200
const NO_PAIRS: ReadonlySet<number> = new Set()

export const searchProductsCall = handle(searchProductsRoute, searchCatalogue)

/** An empty keyword lists nothing. Searches without a result are recorded. Members see prices and sort by them. */
async function searchCatalogue(ctx: Ctx, query: Query): Promise<SearchAnswer> {
  const outcome = await markReviewedFits(ctx, await searchProducts(ctx, query.keyword))
  const reasonOf = (id: number) => [outcome.reason(id), outcome.difference(id)]
  const found = await listProducts(ctx, {
    productIds: outcome.productIds,
    filters: query.filters,
    sort: query.sort,
    direction: query.direction,
    priceRanking: query.sort === 'price' && isMemberCtx(ctx) ? await rankByPrice(ctx) : undefined,
    perPack: query.perPack,
    // A long result has one reason, such as a brand, and looking it up for every item would take too long.
    haveSameReason:
      outcome.productIds.length <= MAX_COMPARED
        ? (id, twin) => isDeepStrictEqual(reasonOf(id), reasonOf(twin))
        : undefined,
    page: query.page,
    rows: query.rows,
  })
  const isFirst = query.page === 1 && Object.keys(query.filters).length === 0
  // Demands: what the query asks for and the shop does not have.
  if (isFirst) for (const demand of outcome.demands) recordMissedSearch(ctx.db, demand, ctx.lang)
  const cards = found.list.map(({ id, card }): FoundProduct => {
    return { ...card, matchedOn: outcome.reason(id), difference: outcome.difference(id) }
  })
  const tolerant = outcome.certainty === 'similar' || outcome.certainty === 'partial'
  const isOne = outcome.productIds.length === 1 && outcome.certainty === 'exact'
  return {
    total: found.total,
    page: query.page,
    rows: query.rows,
    list: await addPrices(ctx, cards),
    facets: found.facets,
    certainty: outcome.certainty,
    tolerant,
    readAs: outcome.readAs,
    suggestions: outcome.suggestions,
    exact: isOne ? (found.list[0]?.card.itemNo ?? null) : null,
    parts: outcome.parts,
    groups: await readGroups(ctx, outcome, query.perPack !== undefined),
    knownDevice: outcome.knownDevice,
    notSold: outcome.notSold,
    unread: outcome.unread,
  }
}

/** The outcome with marked reasons; a query of which every match is contradicted is partial instead of exact. */
async function markReviewedFits(ctx: Ctx, outcome: SearchOutcome): Promise<SearchOutcome> {
  const entries = await keepForVersion(ctx, ['contradicted fits'], () =>
    listContradictedFits(ctx.db),
  )
  if (entries.length === 0) return outcome
  const twinOf = await loadTwinLookup(ctx)
  /** The entry in the fit list of product `listedBy` that made product `id` match `raw`, if it is contradicted. */
  const entryOf = (id: number, listedBy: number | undefined, raw: string) => {
    const listed = entries.filter(({ product_id }) => product_id === listedBy)
    if (listed.length === 0) return undefined
    const slugs = outcome.deviceSlugs(id)
    return listed.find(
      ({ label, slug }) => label === raw || (slug !== null && slugs.includes(slug)),
    )
  }
  const reason = (id: number): MatchedOn => {
    const found = outcome.reason(id)
    if (found.kind !== 'device') return found
    const ownEntry = entryOf(id, id, found.raw)
    // Twins list the same devices.
    const entry = ownEntry ?? entryOf(id, twinOf(id), found.raw)
    return entry ? { ...found, review: fitReview(entry.state, ctx.lang, !ownEntry) } : found
  }
  const { certainty, productIds } = outcome
  const isDoubted =
    certainty === 'exact' && productIds.length > 0 && productIds.every((id) => reason(id).review)
  return { ...outcome, reason, certainty: isDoubted ? 'partial' : certainty }
}

/** Of two twins in a group the better match stays and represents both; `pairs` are those that represent two. */
function withoutTwins<Group extends { productIds: number[] }>(
  group: Group,
  twinOf: (id: number) => number | undefined,
): Group & { pairs: ReadonlySet<number> } {
  const representatives = new Set<number>()
  const pairs = new Set<number>()
  for (const id of group.productIds) {
    const twin = twinOf(id) ?? -1
    if (representatives.has(twin)) pairs.add(twin)
    else representatives.add(id)
  }
  return { ...group, productIds: [...representatives], pairs }
}

/** The groups of a query that names several packs, each with its first three cards. */
async function readGroups(
  ctx: Ctx,
  { groups: found, reason }: SearchOutcome,
  perPack: boolean,
): Promise<MatchGroup[]> {
  if (found.length === 0) return []
  const twinOf = await loadTwinLookup(ctx)
  const groups = found.map((group) =>
    perPack ? withoutTwins(group, twinOf) : { ...group, pairs: NO_PAIRS },
  )
  const ids = groups.flatMap(({ productIds }) => productIds.slice(0, SHOWN_OF_GROUP))
  const cards = [...(await readCardsById(ctx, [...new Set(ids)]))]
  const priced = await addPrices(
    ctx,
    cards.map(([, card]) => card),
  )
  const byId = new Map(cards.map(([id], at) => [id, priced[at]!]))
  return groups.map(({ productIds, difference, pairs, ...group }) => ({
    ...group,
    total: productIds.length,
    list: productIds.slice(0, SHOWN_OF_GROUP).flatMap((id): FoundProduct[] => {
      const card = byId.get(id)
      if (!card) return []
      const found = { ...card, matchedOn: reason(id), difference: difference(id) }
      return [pairs.has(id) ? { ...found, pairListed: true } : found]
    }),
  }))
}
