// GET /api/search/suggest: suggestions while typing, each with the URL it leads to.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type Suggestion, suggestRoute } from '../../../contract/search.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { findCategoryPath } from '../../modules/catalogue/category-service.ts'
import { openPairs } from '../../modules/catalogue/pair-service.ts'
import { findProductPath } from '../../modules/catalogue/product-service.ts'
import { suggest, type Suggestion as Offer } from '../../modules/search/suggest-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const suggestCall = handle(suggestRoute, async (ctx, input) => ({
  list: await suggestWhileTyping(ctx, input.keyword, input.perPack !== undefined),
}))

/**
 * At most ten. A suggestion of one product links to it, others link to their own page or to a search. By pack,
 * twins are one suggestion, and a number of two twins links to the product of the main series.
 */
async function suggestWhileTyping(
  ctx: Ctx,
  keyword: string,
  perPack: boolean,
): Promise<Suggestion[]> {
  const offers = await suggest(ctx, { keyword, lang: ctx.lang })
  const chosen = perPack ? await joinTwins(ctx, offers) : offers
  return Promise.all(
    chosen.map(async (offer) => ({
      kind: offer.kind,
      text: offer.text,
      detail: offer.detail,
      url: await addressOf(ctx, offer),
      image: offer.itemNo ? `/pictures/${encodeURIComponent(offer.itemNo)}/thumb.svg` : null,
    })),
  )
}

async function joinTwins(ctx: Ctx, offers: readonly Offer[]): Promise<Offer[]> {
  const twinOf = await openPairs(ctx)
  const cards = await readCardsById(
    ctx,
    offers.flatMap(({ productIds }) => productIds),
  )
  const named = new Set<number>()
  return offers.flatMap((offer): Offer[] => {
    const [id = -1, other] = offer.productIds
    if (offer.kind === 'product') {
      if (named.has(twinOf(id) ?? -1)) return []
      named.add(id)
    }
    if (other === undefined || twinOf(id) !== other) return [offer]
    const main = [cards.get(id), cards.get(other)].find((card) => card?.styleType === 'main')
    return [main ? { ...offer, itemNo: main.itemNo } : offer]
  })
}

async function addressOf(ctx: Ctx, offer: Offer): Promise<string> {
  const search = `${PAGE_PATHS.search}?keyword=${encodeURIComponent(offer.text)}`
  if (offer.deviceSlug) return `/device/${encodeURIComponent(offer.deviceSlug)}`
  if (offer.categoryId) return (await findCategoryPath(ctx, offer.categoryId)) ?? search
  if (offer.itemNo) return (await findProductPath(ctx, offer.itemNo)) ?? search
  return search
}
