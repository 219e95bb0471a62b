// GET /api/search/suggest: suggestions while typing, each with the URL it leads to.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type Suggestion, suggestRoute } from '../../../contract/search.ts'
import { findCategoryPath } from '../../modules/catalogue/category-service.ts'
import { findProductPath } from '../../modules/catalogue/product-service.ts'
import { suggest, type Suggestion as Offer } from '../../modules/search/suggest-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const suggestCall = handle(suggestRoute, async (ctx, input) => ({
  list: await suggestWhileTyping(ctx, input.keyword),
}))

/** At most ten. A suggestion of one product links to it, others link to their own page or to a search. */
async function suggestWhileTyping(ctx: Ctx, keyword: string): Promise<Suggestion[]> {
  const offers = await suggest(ctx, { keyword, lang: ctx.lang })
  return Promise.all(
    offers.map(async (offer) => ({
      kind: offer.kind,
      text: offer.text,
      detail: offer.detail,
      url: await addressOf(ctx, offer),
      image: offer.itemNo ? `/pictures/${encodeURIComponent(offer.itemNo)}/thumb.svg` : null,
    })),
  )
}

async function addressOf(ctx: Ctx, offer: Offer): Promise<string> {
  const search = `${PAGE_PATHS.search}?keyword=${encodeURIComponent(offer.text)}`
  if (offer.deviceSlug) return `/device/${encodeURIComponent(offer.deviceSlug)}`
  if (offer.categoryId) return (await findCategoryPath(ctx, offer.categoryId)) ?? search
  if (offer.itemNo) return (await findProductPath(ctx, offer.itemNo)) ?? search
  return search
}
